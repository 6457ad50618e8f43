import { useAction } from '#web/lib/api/use-action.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Banner on every page until the account's email is confirmed, since it may be a stranger's. */
export default function UnconfirmedBanner({ email }: { email: string }) {
  const send = useAction('POST /auth/send-verification', {
    done: { title: 'A link is on its way', description: `It went to ${email} and works for seven days.` },
    failed: 'The link was not sent',
  });
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
        <button
          type="button"
          className="inline-flex min-h-11 items-center font-strong underline"
          disabled={send.busy}
          onClick={() => void send.run({})}
        >
          {send.busy ? 'Sending...' : 'Send the link again'}
        </button>
      </div>
    </aside>
  );
}
