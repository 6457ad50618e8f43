import { clsx } from 'clsx';
import { useState } from 'react';
import { sourceWords } from '#web/domain/care-tips/source-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { PoisonLine } from '#web/domain/care-tips/poison-line.tsx';
import { useSavedTips } from './care-tips.api.ts';
import { TipActions } from './tip-actions.tsx';
import { TipDrawing } from './tip-drawing.tsx';
import { TipText } from './tip-text.tsx';
import { categoryNames, difficultyNames } from './tip-words.ts';
import type { ShownTip } from './tip-words.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { usePrintAlone } from '#web/lib/use-print-alone.ts';

/** A tip to read, with why it was chosen, when to see a vet, and where it comes from. */
export function TipCard({ tip, titled = true }: { tip: ShownTip; titled?: boolean }) {
  const saved = useSavedTips();
  const { printing, print } = usePrintAlone();
  const isSaved = saved.data?.some(({ id }) => id === tip.id) ?? tip.savedAt !== null;
  return (
    <article
      className="card grid h-full content-start gap-4 overflow-hidden p-0! print:border-0"
      aria-label={tip.title}
      data-print-alone={printing || undefined}
    >
      {/* On a phone a lower picture leaves room for the words of the first tip. */}
      <div className="max-sm:grid max-sm:aspect-video max-sm:items-center max-sm:overflow-hidden">
        <TipDrawing name={tip.drawing} className="aspect-4/3 w-full rounded-none! print:w-60" />
      </div>
      <div className="flex flex-col gap-3 px-5 pb-5">
        <p className="flex flex-wrap gap-2">
          <Badge tone="role">{categoryNames[tip.category]}</Badge>
          <Badge tone="line">{difficultyNames[tip.difficulty]}</Badge>
          <Badge tone="line" icon="clock" className="whitespace-normal">
            {tip.estimatedTime}
          </Badge>
        </p>
        <h3 className={clsx('text-h4', !titled && 'hidden print:block')}>{tip.title}</h3>
        {tip.hidden && (
          <Note>We no longer give this tip. You can still read it here because you saved it.</Note>
        )}
        {tip.because && <p className="text-ink-2">{tip.because}</p>}
        <TipText tip={tip} whole={printing} />
        {tip.materials.length > 0 && (
          <p>
            <b>You need:</b> {tip.materials.join(', ')}
          </p>
        )}
        {tip.redFlag && (
          <Note tone="warn" icon="alert">
            {tip.redFlag}
          </Note>
        )}
        {tip.poisonLine && (
          <Note tone="danger" icon="phone">
            <PoisonLine {...tip.poisonLine} />
          </Note>
        )}
        <p className="text-s text-ink-2">Source: {sourceWords(tip)}</p>
        <TipActions tip={tip} isSaved={isSaved} onPrint={print} />
      </div>
    </article>
  );
}

/** Cards side by side; on a phone a line or two each, which opens the card. */
export function TipCards({ tips }: { tips: readonly ShownTip[] }) {
  const isPhone = useMedia('(width < 40rem)');
  const [all, setAll] = useState(false);
  if (!isPhone)
    return (
      <ul className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
        {tips.map((tip) => (
          <li key={tip.id}>
            <TipCard tip={tip} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {(all ? tips : tips.slice(0, shownFirst)).map((tip) => (
          <li key={tip.id}>
            <FoldedTip tip={tip} />
          </li>
        ))}
      </ul>
      {!all && tips.length > shownFirst && (
        <Button className="justify-self-start" onClick={() => setAll(true)}>
          Show all {tips.length}
        </Button>
      )}
    </div>
  );
}

/** As many as are chosen for one's pets at once. */
const shownFirst = 6;

function FoldedTip({ tip }: { tip: ShownTip }) {
  const { title, category, estimatedTime } = tip;
  return (
    <details className="group">
      <summary className="card flex min-h-15 cursor-pointer items-center gap-3 px-4! py-2! group-open:mb-2">
        <span className="grid min-w-0 grow">
          <span className="font-strong">{title}</span>
          <span className="truncate text-ink-2">
            {[categoryNames[category], estimatedTime, ...(tip.pets ?? [])].join(' · ')}
          </span>
        </span>
        <Icon name="down" size="s" className="transition-transform group-open:rotate-180" />
      </summary>
      <TipCard tip={tip} titled={false} />
    </details>
  );
}
