import { every, onEvent, scheduled } from '#server/platform/jobs/jobs.ts';
import { bookAllSeries, bookSeries } from './book-series.ts';
import { endSeriesOfPet } from './repeat-visit.ts';

export const visitSeriesJobs = {
  'end-series-of-pet': onEvent('pet.died', ({ transact }, { petId }) =>
    transact((t) => endSeriesOfPet(t, petId)),
  ),
  'series-book-all': every('day', bookAllSeries),
  'series-book': scheduled((platform, { seriesId }: { seriesId: string }) => bookSeries(platform, seriesId)),
};
