import type { SafetyCard } from '#contract/profiles/facts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { safetyLines } from './facts-words.ts';

/** How a provider keeps pets safe, in its own words. */
export function SafetyLines({ card, state }: { card: SafetyCard; state: string | null }) {
  const lines = safetyLines(card, state);
  if (lines.length === 0) return <p className="text-ink-2">Nothing listed yet.</p>;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1.5">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2">
            <Icon name="shield" size="s" className="mt-1 shrink-0 text-accent" />
            <span className="min-w-0 wrap-anywhere">{line}</span>
          </li>
        ))}
      </ul>
      <p className="text-s text-ink-2">Self-declared: Wagwell has not checked it.</p>
    </div>
  );
}
