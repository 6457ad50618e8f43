import { useSite } from '#web/domain/site/site.ts';

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
