import { to, toBoth } from '#tests/every-call/notices.ts';
import type { Happening, Row } from '#tests/every-call/notices.ts';
import type { World } from '#tests/every-call/notice-world.ts';

/** With the groomer's application in a status. */
const applied =
  (status: string, happens: (shift: World['shift']) => Happening) =>
  async ({ sql, shift }: World) => {
    await sql`update shift_applications set status = ${status} where id = ${shift.applicationId}`;
    return happens(shift);
  };
/** With the groomer booked for the shift. */
const booked =
  (happens: (shift: World['shift']) => Happening) =>
  async ({ sql, shift }: World) => {
    await sql`update shift_applications set status = 'accepted' where id = ${shift.applicationId}`;
    await sql`update shifts set status = 'filled' where id = ${shift.shiftId}`;
    return happens(shift);
  };

/** Who gets each kind about a shift. */
export const shiftRows: Record<string, Row> = {
  application_received: to(
    'owner',
    applied('pending', (shift) => ['application.sent', shift]),
  ),
  application_accepted: to(
    'groomer',
    applied('accepted', (shift) => ['application.accepted', shift]),
  ),
  shift_booked: to(
    'owner',
    applied('accepted', (shift) => ['application.accepted', shift]),
  ),
  shift_filled: to(
    'groomer',
    applied('pending', (shift) => ['shift.filled', shift]),
  ),
  shift_reopened: to(
    'groomer',
    applied('pending', (shift) => ['shift.reopened', shift]),
  ),
  shift_changed: to(
    'groomer',
    applied('pending', (shift) => ['shift.changed', shift]),
  ),
  application_declined: to(
    'groomer',
    applied('declined', (shift) => ['application.declined', shift]),
  ),
  groomer_released: to(
    'groomer',
    applied('released', (shift) => ['application.released', shift]),
  ),
  groomer_withdrew: to(
    'owner',
    applied('withdrawn', (shift) => ['application.withdrawn', { ...shift, wasAccepted: true }]),
  ),
  shift_cancelled: to(
    'groomer',
    applied('closed', ({ shiftId }) => ['shift.ended', { shiftId, status: 'cancelled' }]),
  ),
  groomer_back: to(
    'owner',
    applied('accepted', (shift) => ['application.restored', { ...shift, by: 'groomer' }]),
  ),
  groomer_booked_again: to(
    'groomer',
    applied('accepted', (shift) => ['application.restored', { ...shift, by: 'owner' }]),
  ),
  shift_restored: to(
    'groomer',
    applied('accepted', ({ shiftId }) => ['shift.restored', { shiftId }]),
  ),
  shift_missed: to(
    'groomer',
    applied('no_show', ({ shiftId }) => ['shift.ended', { shiftId, status: 'no_show' }]),
  ),
  day_to_record: to(
    'owner',
    applied('accepted', ({ shiftId }) => ['shift.unclosed', { shiftId, hours: 12 }]),
  ),
  figures_to_send: to(
    'groomer',
    applied('accepted', ({ shiftId }) => ['shift.unclosed', { shiftId, hours: 24 }]),
  ),
  pay_claimed: to(
    'owner',
    applied('accepted', ({ shiftId }) => ['shift.pay_claimed', { shiftId }]),
  ),
  claim_agreed: to(
    'groomer',
    applied('completed', ({ shiftId }) => ['shift.claim_accepted', { shiftId, by: 'owner' }]),
  ),
  claim_agreed_by_silence: to(
    'owner',
    applied('completed', ({ shiftId }) => ['shift.claim_accepted', { shiftId, by: 'silence' }]),
  ),
  shift_ended_early: to(
    'owner',
    applied('accepted', ({ shiftId }) => ['shift.ended_early', { shiftId, by: 'groomer' }]),
  ),
  no_show_contested: to(
    'owner',
    applied('no_show', ({ shiftId }) => ['shift.no_show_contested', { shiftId }]),
  ),
  no_show_accepted: to(
    'owner',
    applied('no_show', ({ shiftId }) => ['shift.no_show_accepted', { shiftId }]),
  ),
  no_show_withdrawn: to(
    'groomer',
    applied('accepted', ({ shiftId }) => ['shift.no_show_withdrawn', { shiftId }]),
  ),
  pay_to_confirm: to(
    'groomer',
    applied('completed', ({ shiftId }) => ['shift.completed', { shiftId }]),
  ),
  pay_disputed: to(
    'owner',
    applied('completed', ({ shiftId }) => ['shift.pay_settled', { shiftId, state: 'disputed' }]),
  ),
  pay_dispute_waits: to(
    'owner',
    applied('completed', ({ shiftId }) => ['shift.pay_still_disputed', { shiftId, stage: 'remind' }]),
  ),
  pay_with_admin: toBoth(
    'groomer',
    applied('completed', ({ shiftId }) => ['shift.pay_still_disputed', { shiftId, stage: 'admin' }]),
  ),
  pay_unsettled: toBoth(
    'owner',
    applied('completed', ({ shiftId }) => ['shift.pay_still_disputed', { shiftId, stage: 'unsettled' }]),
  ),
  pay_decided: toBoth(
    'groomer',
    applied('completed', ({ shiftId }) => ['shift.pay_decided', { shiftId }]),
  ),
  shift_tomorrow: toBoth(
    'groomer',
    booked(({ shiftId }) => ['shift.near', { shiftId, hours: 24 }]),
  ),
  shift_soon: toBoth(
    'owner',
    booked(({ shiftId }) => ['shift.near', { shiftId, hours: 2 }]),
  ),
};
