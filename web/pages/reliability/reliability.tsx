import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { useViewer } from '#web/features/identity/viewer.ts';
import { OwnReliability } from '#web/features/reliability/own-facts.tsx';
import { ReliabilityRules } from '#web/features/reliability/rules.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'How reliability works',
    description: 'What counts as kept, late or missed on Wagwell, for how long, and how to appeal.',
    path: href('reliability'),
  });

/** The rules for everyone, and one's own figures for those who are signed in. */
export default function ReliabilityPage() {
  const viewer = useViewer();
  return (
    <div className="wrap grid column-reading gap-9 pt-6 pb-16 lg:pt-10">
      <header className="grid gap-3">
        <h1>How reliability works</h1>
        <p className="text-l">
          Groomers, owners and pet parents count on each other. These figures rest on what happened, for both
          sides by the same rules, and no one can buy or edit them.
        </p>
      </header>
      {typeof viewer === 'object' && <OwnReliability />}
      <ReliabilityRules />
    </div>
  );
}
