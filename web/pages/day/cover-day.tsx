import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from '#web/domain/places/use-time-zone.ts';
import { useOwnBusiness } from '#web/features/profiles/profiles.api.ts';
import PostShift from '#web/features/shifts/post/post-shift.tsx';
import { query } from '#web/lib/api/query.ts';

type CoverDayProps = { staffId: string; on: string; onClose: () => void };

/** The form of a shift whose day, hours and dogs are those of a person's open visits. */
export default function CoverDay({ staffId, on, onClose }: CoverDayProps) {
  const business = useOwnBusiness().data?.profile;
  const timeZone = useTimeZone(business?.zip);
  const work = useQuery({
    ...query('GET /api/staff/:id/shift-to-post', { params: { id: staffId }, query: { on } }),
    staleTime: 0,
  });
  if (!business || !work.data || work.isFetching) return null;
  const { dogs, startTime, endTime } = work.data;
  return (
    <PostShift
      task={{
        kind: 'post',
        known: {
          date: on,
          startTime: startTime ?? '',
          endTime: endTime ?? '',
          dogCount: dogs > 0 ? String(dogs) : '',
        },
      }}
      place={{ city: business.city, address: business.address, timeZone, business }}
      onClose={onClose}
    />
  );
}
