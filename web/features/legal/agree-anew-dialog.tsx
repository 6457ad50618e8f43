import * as Radix from 'radix-ui/alert-dialog';
import { Link } from 'react-router';
import { legalTexts, newestChange, versionInForce } from '#contract/identity/legal.ts';
import type { LegalText } from '#contract/identity/legal.ts';
import { href } from '#contract/pages.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { fullDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';

type AgreeAnewDialogProps = { toAgree: readonly LegalText[]; onSignOut: () => void; onLeave: () => void };

/** Says what changed in the legal texts. It stays until the person agrees, signs out or goes to the settings. */
export default function AgreeAnewDialog({ toAgree, onSignOut, onLeave }: AgreeAnewDialogProps) {
  const agree = useAction('POST /api/account/agreements', {
    done: { title: 'Thank you', description: 'Your agreement is kept with its date.' },
    failed: 'Your agreement was not saved',
  });
  const versions = { terms: versionInForce('terms'), privacy: versionInForce('privacy') };
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className="dialog" onEscapeKeyDown={(event) => event.preventDefault()}>
          <span className="dialog-grip" aria-hidden="true" />
          <Radix.Title>{toAgree.length > 1 ? 'Our texts have changed' : 'A text has changed'}</Radix.Title>
          <Radix.Description>
            Please read what is new and agree to go on. You can also sign out, or reach your settings and your
            membership first.
          </Radix.Description>
          <ul className="grid gap-4">
            {toAgree.map((text) => (
              <li key={text} className="grid gap-1">
                <h3 className="text-l">
                  <Link to={href(legalTexts[text].page)} target="_blank" className="underline">
                    {legalTexts[text].title}
                  </Link>
                </h3>
                <p>{newestChange(text)}</p>
                <p className="text-s text-ink-2">In force from {fullDate(versionInForce(text), 'UTC')}</p>
              </li>
            ))}
          </ul>
          <p>
            <Link to={href('settings')} className="underline" onClick={onLeave}>
              Go to settings
            </Link>
          </p>
          <div className="actions">
            <Button onClick={onSignOut}>Sign out</Button>
            <Button
              variant="primary"
              busy={agree.busy && 'Saving...'}
              onClick={() => void agree.run({ body: versions })}
            >
              I agree
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
