import type { CareTip } from '#contract/care-tips/care-tips.ts';

/** Whom to call about a poison, with the phone number as a link. */
export function PoisonLine({ name, phone }: NonNullable<CareTip['poisonLine']>) {
  return (
    <>
      {name}, day and night:{' '}
      <a className="whitespace-nowrap underline" href={`tel:${phone.replaceAll(/\D/g, '')}`}>
        {phone}
      </a>
      . The call may cost a fee.
    </>
  );
}
