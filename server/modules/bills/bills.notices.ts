import { href } from '#contract/pages.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import { findReceiptData } from './notices.queries.ts';
import type { ReceiptData } from './notices.queries.ts';

const howAgreed = { phone: 'by phone', door: 'at the door', account: 'on Wagwell', link: 'with the link' };

/** Kinds of notifications about bills. */
const kinds = {
  receipt: kind({ category: 'bookings', action: 'See the receipt' }, (bill: ReceiptData) => ({
    title: `Receipt from ${bill.providerName}: ${dollarsInShort(bill.total)}`,
    text: [
      bill.owed > 0 ? `${dollarsInShort(bill.owed)} of it is still owed.` : 'It is paid. Thank you.',
      ...(bill.agreedName
        ? [
            `It is more than the agreed price: ${bill.agreedName} said yes ${howAgreed[bill.agreedHow ?? 'door']}.`,
          ]
        : []),
    ].join(' '),
    path: href('visit', { id: bill.visitId }),
  })),
};

const { notify } = notifierOf(kinds);

const jobs = {
  'notify-of-receipt': onEvent('bill.closed', async (platform, { billId }, jobId) => {
    const bill = await findReceiptData(platform.sql, billId);
    if (bill) await notify(platform, bill.reader, 'receipt', jobId, bill);
  }),
};

export const billNotices = { kinds: noticeKinds(kinds), jobs };
