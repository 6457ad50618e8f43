import { every, scheduled } from '#server/platform/jobs/jobs.ts';
import { bookAllSeries, bookSeries } from './book-series.ts';

export const visitSeriesJobs = {
  'series-book-all': every('day', bookAllSeries),
  'series-book': scheduled((platform, { seriesId }: { seriesId: string }) => bookSeries(platform, seriesId)),
};
