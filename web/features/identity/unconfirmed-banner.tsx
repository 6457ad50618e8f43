import { useLocation } from 'react-router';
import { href } from '#contract/pages.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { useTabState } from '#web/lib/use-tab-state.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { roleFacts } from './role-facts.ts';

/** Where a phone, too, has room for all of it. */
const wholeOn: ReadonlySet<string> = new Set([
  href('settings'),
  ...Object.values(roleFacts).map(({ dashboard }) => dashboard),
]);
/** A sitting, in ms. */
const dismissedFor = 12 * 3_600_000;

/**
 * Banner on every page until the account's email is confirmed, since it may be a stranger's; on most pages of a phone a line, which
 * can be put away.
 */
export default function UnconfirmedBanner({ email }: { email: string }) {
  const { pathname } = useLocation();
  const isPhone = useMedia('(width < 40rem)');
  const { state, change } = useTabState('wagwell-unconfirmed-email', { isDismissed: false }, dismissedFor);
  const send = useAction('POST /auth/send-verification', {
    done: { title: 'A link is on its way', description: `It went to ${email} and works for seven days.` },
    failed: 'The link was not sent',
  });
  const isLine = isPhone && !wholeOn.has(pathname);
  if (isLine && state.isDismissed) return null;
  const again = (
    <button
      type="button"
      className="inline-flex min-h-11 items-center font-strong underline"
      disabled={send.busy}
      onClick={() => void send.run({})}
    >
      {send.busy ? 'Sending...' : isLine ? 'Send again' : 'Send the link again'}
    </button>
  );
  if (isLine)
    return (
      <aside aria-label="Your email" className="bg-straw-soft text-straw-ink print:hidden">
        <div className="wrap flex min-h-11 items-center gap-x-3">
          <Icon name="mail" />
          <b className="min-w-0 grow">Confirm your email</b>
          {again}
          <IconButton icon="x" label="Hide for now" onClick={() => change({ isDismissed: true })} />
        </div>
      </aside>
    );
  return (
    <aside aria-label="Your email" className="bg-straw-soft text-straw-ink print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <div className="flex min-w-0 gap-3">
          <Icon name="mail" />
          <p className="min-w-0 wrap-anywhere">
            <b>Confirm {email}.</b> Open the link that we sent. Posting, applying, writing to others and most
            emails wait for it.
          </p>
        </div>
        {again}
      </div>
    </aside>
  );
}
