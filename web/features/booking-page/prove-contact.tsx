import { useState } from 'react';
import type { KnownClient } from '#contract/booking-page.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Note } from '#web/ui/note.tsx';
import type { OpenPage } from './booking-draft.ts';

type ProveEmailProps = { page: OpenPage; onProven: (client: KnownClient) => void };

/** The client's email, and the code that proves it. */
export function ProveEmail({ page, onProven }: ProveEmailProps) {
  const { as, slug, shortName } = page;
  const params = { as, slug };
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const ask = useAction('POST /api/book/:as/:slug/codes', { accepted: () => setSent(true) });
  const verify = useAction('POST /api/book/:as/:slug/codes/verify', { accepted: onProven });
  const send = () => ask.run({ params, body: { email: email.trim() } });
  if (!isSent)
    return (
      <form
        noValidate
        className="card grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>
          No account and no card. {page.open.mode === 'instant' ? 'Clients whom' : 'You ask for a time, and'}{' '}
          {shortName}{' '}
          {page.open.mode === 'instant' ? 'knows book at once; new ones ask first.' : 'answers within a day.'}
        </p>
        <Field
          label="Your email"
          hint={`Use the one that ${shortName} has on file, if you have been there. We email you a code; codes do not come by text.`}
          error={ask.failure}
        >
          <Input
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          big
          wide
          disabled={!email.trim()}
          busy={ask.busy && 'Sending...'}
        >
          Send Me a Code
        </Button>
      </form>
    );
  return (
    <form
      noValidate
      className="card grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void verify.run({ params, body: { email: email.trim(), code: code.trim() } });
      }}
    >
      <Note role="status">
        A code is on its way to <b className="wrap-anywhere">{email.trim()}</b>. It is valid for ten minutes.
      </Note>
      <Field label="The six digits" error={verify.failure}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          className="tabular-nums"
          ref={focus}
          value={code}
          onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, ''))}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        big
        wide
        disabled={code.length !== 6}
        busy={verify.busy && 'Checking...'}
      >
        Go On
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" busy={ask.busy && 'Sending...'} onClick={() => void send()}>
          Send another code
        </Button>
        <Button variant="quiet" onClick={() => setSent(false)}>
          Use another email
        </Button>
      </div>
    </form>
  );
}

/** The field appears by a tap on a button that is gone. */
const focus = (input: HTMLInputElement | null) => input?.focus();
