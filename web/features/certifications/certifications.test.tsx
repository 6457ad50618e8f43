import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import type { AdminCertification, Certification } from '#contract/profiles/certifications.ts';
import { Certifications } from '#web/domain/people/certifications.tsx';
import { renderAt } from '#web/features/identity/identity.testing.tsx';
import { serve } from '#web/lib/api/server.testing.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { dismissToast, toasts } from '#web/lib/toast-store.ts';
import CertificationQueue from './certification-queue.tsx';
import { asOthersSee } from './certifications.api.ts';
import { OwnCertifications } from './own-certifications.tsx';

const at = '2026-11-20T18:00:00+00:00';
const record = (given: Partial<Certification> = {}): Certification => ({
  id: 'c-1',
  as: 'groomer',
  title: 'Certified Master Groomer',
  issuer: 'NDGAA',
  kind: 'certification',
  number: 'MG-4471',
  issuedOn: '2025-03-01',
  expiresOn: '2028-03-01',
  status: 'checked',
  expired: false,
  proofUrl: '/media/p-1',
  proofType: 'photo',
  checkedAt: at,
  refusal: null,
  updatedAt: at,
  ...given,
});

function own(records: Certification[], answers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ 'GET /api/certifications': () => Response.json(records), ...answers });
  onTestFinished(() => dismissToast());
  renderAt('/profile', <OwnCertifications as="groomer" />);
  return calls;
}

const stateOf = (title: string) =>
  screen.getByRole('heading', { name: title }).nextElementSibling?.textContent;

test('the holder reads where each record stands, and why one was refused', async () => {
  own([
    record(),
    record({ id: 'c-2', title: 'First aid', status: 'declared', proofUrl: null, checkedAt: null }),
    record({ id: 'c-3', title: 'IPG', status: 'declared', checkedAt: null }),
    record({ id: 'c-4', title: 'Fear Free', status: 'refused', checkedAt: null, refusal: 'No name on it.' }),
    record({ id: 'c-5', title: 'Old one', expired: true }),
    record({ id: 'c-6', title: 'Of the van', as: 'business' }),
  ]);
  expect(await screen.findByText('No name on it.', { exact: false })).toBeTruthy();
  expect(
    ['Certified Master Groomer', 'First aid', 'IPG', 'Fear Free', 'Old one'].map((title) => stateOf(title)),
  ).toEqual(['Checked', 'Self-declared', 'Waits for a check', 'Not confirmed', 'Expired']);
  expect(screen.queryByRole('heading', { name: 'Of the van' })).toBeNull();
});

test('before a checked record is edited, it says that the check is lost; only changes are sent', async () => {
  const calls = own([record()], { 'PATCH /api/certifications/c-1': () => Response.json(record()) });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Certified Master Groomer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Certified Master Groomer' }));
  expect(form.getByText(/shows as self-declared until it is checked/)).toBeTruthy();
  const number = form.getByLabelText('Number (optional)');
  await userEvent.clear(number);
  await userEvent.type(number, 'MG-9');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Saved'));
  expect(calls.find(({ key }) => key.startsWith('PATCH'))?.body).toEqual({ number: 'MG-9' });
});

test('a new record needs a title, and an issuer who is not in the list a name', async () => {
  const calls = own([], { 'POST /api/certifications': () => Response.json(record({ proofUrl: null })) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add certification' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add certification' }));
  await userEvent.selectOptions(form.getByLabelText('Who gave it'), 'Someone else');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Say who gave it')).toBeTruthy();
  expect(form.getByText('Write what it says on the certificate')).toBeTruthy();
  await userEvent.type(form.getByLabelText('Name of the issuer'), 'Paw School');
  await userEvent.type(form.getByLabelText('Title'), 'Cat handling');
  await userEvent.selectOptions(form.getByLabelText('What it is'), 'Certificate');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('Saved as self-declared'));
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
    as: 'groomer',
    title: 'Cat handling',
    issuer: 'Paw School',
    kind: 'certificate',
    number: null,
    issuedOn: null,
    expiresOn: null,
  });
});

test('others see issuer and last day, with a rosette only on what was checked', () => {
  const records = [
    record(),
    record({
      id: 'c-2',
      title: 'IPG certificate',
      issuer: 'IPG',
      status: 'declared',
      checkedAt: null,
      expiresOn: null,
    }),
    record({ id: 'c-3', title: 'Refused', refusal: 'No name on it.' }),
    record({ id: 'c-4', title: 'Expired', expired: true }),
  ];
  renderAt('/', <Certifications records={asOthersSee(records, 'groomer')} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Certified Master Groomer (checked, NDGAA, until ${monthDayYear('2028-03-01')})`,
    'IPG certificate (self-declared)',
  ]);
});

test('an admin compares a claim with its proof and says why it is refused', async () => {
  const claim: AdminCertification = {
    ...record({ status: 'declared', checkedAt: null }),
    holder: { id: 'maya', name: 'Maya Ortiz' },
    decision: null,
  };
  let waiting = [claim, { ...claim, id: 'c-2', title: 'Fear Free', proofType: 'pdf' as const }];
  const calls = serve({
    'GET /api/admin/certifications': () => Response.json(waiting),
    'POST /api/admin/certifications/c-1/decide': () => {
      waiting = waiting.slice(1);
      return Response.json(claim);
    },
  });
  onTestFinished(() => dismissToast());
  renderAt('/admin?tab=certifications', <CertificationQueue />);
  const proof = await screen.findByRole('img', { name: 'Proof of Certified Master Groomer of Maya Ortiz' });
  expect(proof.getAttribute('src')).toBe('/media/p-1?size=large');
  expect(screen.getByRole('link', { name: /Open PDF, proof of Fear Free/ })).toBeTruthy();
  await userEvent.click(
    screen.getByRole('button', { name: 'Refuse: Certified Master Groomer of Maya Ortiz' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse Certified Master Groomer?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(dialog.getByText('Please give a reason')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Reason'), 'The name is not readable.');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(toasts.get()[0]?.title).toBe('It is refused'));
  expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
    decision: 'refuse',
    reason: 'The name is not readable.',
    seen: at,
  });
  await waitFor(() => expect(screen.queryByText('Certified Master Groomer')).toBeNull());
});
