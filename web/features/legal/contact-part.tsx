import { useSite } from '#web/lib/site.ts';

function Contact() {
  const { supportEmail } = useSite();
  return (
    <p>
      Questions, requests and complaints: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. A person
      answers.
    </p>
  );
}

/** Last section of both legal texts. */
export const contactPart = { id: 'contact', title: 'Contact', text: <Contact /> };
