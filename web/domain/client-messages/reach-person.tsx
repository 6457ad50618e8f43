import { Icon } from '#web/ui/icon.tsx';
import { smsHref, telHref } from './phone-links.ts';

/** A mail to an address, quiet beside the next step. */
export const MailPerson = ({ name, email }: { name: string; email: string }) => (
  <a href={`mailto:${email}`} aria-label={`Email ${name}`} className="btn btn-quiet px-2.5!">
    <Icon name="mail" size="s" />
    Email
  </a>
);

/** A call and a text to a number, quiet beside the next step. */
export function PhonePerson({ name, phone }: { name: string; phone: string }) {
  return (
    <>
      <a href={telHref(phone)} aria-label={`Call ${name}`} className="btn btn-quiet px-2.5!">
        <Icon name="phone" size="s" />
        Call
      </a>
      <a href={smsHref(phone)} aria-label={`Text ${name}`} className="btn btn-quiet px-2.5!">
        <Icon name="message" size="s" />
        Text
      </a>
    </>
  );
}
