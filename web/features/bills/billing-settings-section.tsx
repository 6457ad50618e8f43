import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { BillingSettings } from '#contract/bills/payment-links.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

/** A provider's sales tax, and where clients can pay. */
export function BillingSettingsSection() {
  const settings = useQuery(query('GET /api/billing-settings'));
  return (
    <SectionCard id="billing" title="Sales tax and payments">
      {settings.isPending ? (
        <Skeleton className="h-40" />
      ) : settings.data ? (
        <SettingsForm key={JSON.stringify(settings.data)} settings={settings.data} />
      ) : (
        <FailedQuery query={settings} title="Your settings did not load" />
      )}
    </SectionCard>
  );
}

function SettingsForm({ settings }: { settings: BillingSettings }) {
  const [tax, setTax] = useState(String(settings.taxPercent));
  const [links, setLinks] = useState(settings.paymentLinks.join('\n'));
  const [zelle, setZelle] = useState(settings.zelle);
  const save = useAction('PUT /api/billing-settings', { done: { title: 'Saved' } });
  const wrong = save.error instanceof CallError ? save.error.errors : [];
  const errorAt = (name: string) => wrong.find(({ path }) => path.split('.')[0] === name)?.message;
  const typed = links
    .split('\n')
    .map((link) => link.trim())
    .filter(Boolean);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save.run({ body: { taxPercent: Number(tax || '0'), paymentLinks: typed, zelle: zelle.trim() } });
      }}
    >
      <Field
        label="Sales tax, in percent"
        hint="Added to taxed lines at check-out. Leave it at 0 if your state taxes no grooming."
        error={errorAt('taxPercent')}
        className="max-w-64"
      >
        <Input
          inputMode="decimal"
          maxLength={6}
          value={tax}
          onChange={({ target }) => setTax(target.value)}
        />
      </Field>
      <Field
        label="Your payment links, one a line"
        hint="Of venmo.com, cash.app, paypal.com, paypal.me, square.link or buy.stripe.com. Receipts show them while something is owed; Wagwell does not touch this money."
        error={errorAt('paymentLinks')}
      >
        <Textarea rows={3} maxLength={900} value={links} onChange={({ target }) => setLinks(target.value)} />
      </Field>
      <Field label="Zelle" hint="The phone or email that clients send to." error={errorAt('zelle')}>
        <Input maxLength={80} value={zelle} onChange={({ target }) => setZelle(target.value)} />
      </Field>
      {save.failure && wrong.length === 0 && <p className="error">{save.failure}</p>}
      <div>
        <Button type="submit" busy={save.busy && 'Saving...'}>
          Save
        </Button>
      </div>
    </form>
  );
}
