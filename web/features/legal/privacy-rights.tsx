import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { useSite } from '#web/domain/site/site.ts';
import { Points } from './legal-text.tsx';

/** How a right is used, with the address for those who cannot or do not want to use the settings. */
function HowToUse() {
  const { supportEmail } = useSite();
  return (
    <p>
      You use them yourself: your profile shows and corrects what others see, and your{' '}
      <Link to={href('settings')}>settings</Link> have ‘Download your data’, an archive of everything, and
      ‘Close account’, also after your membership has ended. Or write from the address of your account to{' '}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>; we check that it is you by that address. We
      confirm within 10 days, answer within 45 at most, and charge nothing.
    </p>
  );
}

/** Sections of the Privacy Policy about rights. */
export const privacyRightsParts = [
  {
    id: 'your-rights',
    title: 'Your rights',
    text: (
      <>
        <p>
          Wherever you live, you may see what we keep about you, have it corrected, get a copy in a form that
          programs can read, have it deleted, and object to a use of it. You may also complain to the
          authority of your state.
        </p>
        <HowToUse />
      </>
    ),
  },
  {
    id: 'california',
    title: 'If you live in California',
    text: (
      <>
        <p>The California Consumer Privacy Act, as amended by the CPRA, gives you these rights:</p>
        <Points
          items={[
            'To know: which personal information we collect, from where, what for and with whom we share it. The sections above say so: it comes from you, from the members you work with, and from your browser.',
            'To a copy of it, to its correction and to its deletion, apart from what the law obliges or allows us to keep.',
            'To opt out of its sale or sharing for advertising across sites. We do neither, and have done neither in the past 12 months, so there is nothing to switch off.',
            'To limit the use of sensitive information. We use your sign-in details and, where you give it, the exact address of a visit only for the service that you ask for, so there is nothing to limit.',
            'Not to be treated worse because you used a right.',
          ]}
        />
        <p>
          Someone whom you authorize in writing may use these rights for you. In the words of that law, we
          collect identifiers, customer records, commercial information, activity in the app, the place you
          enter, pictures, professional information and, for your account, sign-in details.
        </p>
      </>
    ),
  },
];
