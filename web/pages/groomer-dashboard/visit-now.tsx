import { useNavigate } from 'react-router';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { usePetsWithSteps } from '#web/domain/visits/next-stage.tsx';
import { DayActs } from '#web/features/day/day-act.tsx';
import { stagesInWords } from '#web/features/day/stages.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Where the animals of a visit are, and the steps that the Day has for it. */
export default function VisitNow({ visit }: { visit: Visit }) {
  const navigate = useNavigate();
  const open = () => void navigate(href('visit', { id: visit.id }));
  const pets = usePetsWithSteps(visit);
  return (
    <div className="grid gap-2 pb-2 sm:justify-items-start">
      <p className="flex flex-wrap gap-1.5">
        {stagesInWords(pets).map((words) => (
          <Badge key={words} tone="live">
            {words}
          </Badge>
        ))}
      </p>
      <DayActs
        visit={visit}
        alone={visit.provider.as !== 'business'}
        onCheckInAsk={open}
        onReportCard={open}
      />
    </div>
  );
}
