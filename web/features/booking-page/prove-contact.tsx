import { useState } from 'react';
import type { KnownClient } from '#contract/booking-page.ts';
import { useSite } from '#web/domain/site/site.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTabState } from '#web/lib/use-tab-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Note } from '#web/ui/note.tsx';
import { keptFor } from './booking-draft.ts';
import type { OpenPage } from './booking-draft.ts';

type ProveContactProps = { page: OpenPage; onProven: (client: KnownClient) => void };
type Way = 'email' | 'phone';
const codeLength = 6;

/** What the tab keeps while the client looks for the code in their mail. */
type Asked = { way: Way | null; typed: { email: string; phone: string }; isSent: boolean };
const nothingYet: Asked = { way: null, typed: { email: '', phone: '' }, isSent: false };

/** The client's phone where texts go by themselves, or else their email; and the code that proves it. */
export function ProveContact({ page, onProven }: ProveContactProps) {
  const { as, slug, shortName } = page;
  const params = { as, slug };
  const { sendsTexts } = useSite();
  const kept = useTabState(`booking code ${as} ${slug}`, nothingYet, keptFor);
  const { typed, isSent } = kept.state;
  const way = kept.state.way ?? (sendsTexts ? 'phone' : 'email');
  const [code, setCode] = useState('');
  const ask = useAction('POST /api/book/:as/:slug/codes', { accepted: () => kept.change({ isSent: true }) });
  const verify = useAction('POST /api/book/:as/:slug/codes/verify', {
    accepted(client) {
      kept.forget();
      onProven(client);
    },
  });
  const contact = typed[way].trim();
  const send = () => ask.run({ params, body: { [way]: contact } });
  const check = (digits: string) => verify.run({ params, body: { [way]: contact, code: digits } });
  /** The sixth digit sends the code, so a code from the keyboard's suggestion needs no further tap. */
  const take = (digits: string) => {
    setCode(digits);
    if (digits.length === codeLength && digits !== code) void check(digits);
  };
  const change = (to: Way) => {
    kept.change({ way: to, isSent: false });
    setCode('');
  };
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
          {page.open.mode === 'instant'
            ? 'knows book instantly; new ones ask first.'
            : 'answers within a day.'}
        </p>
        <Field
          key={way}
          label={way === 'phone' ? 'Your cell phone' : 'Your email'}
          hint={`Use the one that ${shortName} has on file, if you have been there. We ${
            way === 'phone'
              ? 'text you a code and the answer. Message and data rates may apply.'
              : 'email you a code.'
          }`}
          error={ask.failure}
        >
          <Input
            type={way === 'phone' ? 'tel' : 'email'}
            autoComplete={way === 'phone' ? 'tel' : 'email'}
            inputMode={way === 'phone' ? 'tel' : 'email'}
            required
            value={typed[way]}
            onChange={({ target }) => kept.change({ typed: { ...typed, [way]: target.value } })}
          />
        </Field>
        {/* Disabled as well until the script has started: the form would load the page anew and lose what was typed. */}
        <Button type="submit" variant="primary" big wide disabled={!contact} busy={ask.busy && 'Sending...'}>
          Send me a code
        </Button>
        {sendsTexts && (
          <div>
            <Button variant="quiet" onClick={() => change(other[way])}>
              {way === 'phone' ? 'Use my email instead' : 'Use my phone instead'}
            </Button>
          </div>
        )}
      </form>
    );
  return (
    <form
      noValidate
      className="card grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void check(code);
      }}
    >
      <Note role="status">
        A code is on its way to <b className="wrap-anywhere">{contact}</b>. It is valid for ten minutes.
        {way === 'phone' && ' A phone that answered STOP gets none.'}
      </Note>
      <Field label="The six digits" hint="Checked as you type the last one." error={verify.failure}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeLength}
          className="tabular-nums"
          ref={focus}
          value={code}
          onChange={({ target }) => take(target.value.replaceAll(/\D/g, ''))}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        big
        wide
        disabled={code.length !== codeLength}
        busy={verify.busy && 'Checking...'}
      >
        Continue
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" busy={ask.busy && 'Sending...'} onClick={() => void send()}>
          Send another code
        </Button>
        <Button variant="quiet" onClick={() => change(way)}>
          {way === 'phone' ? 'Use another phone' : 'Use another email'}
        </Button>
        {way === 'phone' && (
          <Button variant="quiet" onClick={() => change('email')}>
            Use my email instead
          </Button>
        )}
      </div>
    </form>
  );
}

const other = { email: 'phone', phone: 'email' } as const;

/** The field appears by a tap on a button that is gone. */
const focus = (input: HTMLInputElement | null) => input?.focus();
