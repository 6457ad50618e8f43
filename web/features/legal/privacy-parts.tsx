import { Points } from './legal-text.tsx';

/** Sections of the Privacy Policy. */
export const privacyParts = [
  {
    id: 'what-we-keep',
    title: 'What we keep',
    text: (
      <>
        <p>Only what the product needs, and most of it because you typed it in:</p>
        <Points
          items={[
            <>
              <b>Account.</b> Name, email, password (only as a one-way hash), phone and location if you give
              them, roles, and which version of these texts you agreed to and when.
            </>,
            <>
              <b>Profile.</b> Business name and address, experience, specialties, certifications, pictures.
            </>,
            <>
              <b>Work.</b> Shifts, applications, requests, offers, visits, what was recorded about them, and
              reviews.
            </>,
            <>
              <b>Pets.</b> What you tell us about your pet: breed, weight, age, temper, vaccinations,
              pictures.
            </>,
            <>
              <b>Messages</b> between members.
            </>,
            <>
              <b>Payments.</b> Plan, amounts, dates and invoices. Card numbers go to the payment processor and
              never reach our database or logs.
            </>,
            <>
              <b>Technical.</b> Your session, and for a short time the network address, to stop password
              guessing and abuse.
            </>,
          ]}
        />
      </>
    ),
  },
  {
    id: 'what-for',
    title: 'What we use it for',
    text: (
      <>
        <p>
          To run Wagwell for you: showing the right work nearby, keeping agreements, sending what you asked
          for, charging the membership, answering you, and keeping the place safe. We do not build advertising
          profiles, and nobody’s data trains anything.
        </p>
      </>
    ),
  },
  {
    id: 'who-sees-what',
    title: 'Who sees what',
    text: (
      <Points
        items={[
          'Members see your profile, your reviews, and what you post for them: shifts, requests, offers.',
          'Your email, phone and invoices are not shown to other members.',
          'A pet parent’s address is shown to the provider of a booked visit, not before. Distances are shown rounded.',
          'Messages are read by the two people in them. We look at one only when it is reported, or the law requires it.',
        ]}
      />
    ),
  },
  {
    id: 'sharing',
    title: 'Whom we share it with',
    text: (
      <p>
        With companies that work for us and may use it for nothing else: the payment processor, the mail
        service, and whoever hosts the servers. With authorities when the law obliges us, and then no more
        than asked. We do not sell personal data, and do not share it for advertising.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and what your browser keeps',
    text: (
      <>
        <p>
          Two cookies are essential: <code>wagwell_session</code> keeps you signed in, for 30 days at most.{' '}
          <code>wagwell_browser</code> says that you have signed in with this browser before, for 400 days at
          most, so that somebody who guesses at your password elsewhere cannot keep you out. Neither can be
          read by scripts or is used to follow you.
        </p>
        <p>
          Your browser also keeps a few entries of its own, which you can clear at any time: your answer about
          cookies and its date, a copy of your own name and contact details for faster forms (cleared when you
          sign out), how far you are with the tour, which tips you have put away, and your choice of light or
          dark.
        </p>
        <p>
          Anything beyond that, such as counting which pages help, needs your yes. At present there is none.
          ‘Essential Only’ also clears what an earlier yes may have stored.
        </p>
      </>
    ),
  },
  {
    id: 'places-and-pictures',
    title: 'Places and pictures',
    text: (
      <p>
        Distances are worked out on our own servers from the ZIP code or address you enter. We do not follow
        your device. Location and camera data are removed from pictures before they are stored.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    text: (
      <Points
        items={[
          'Your account and what belongs to it: until you close it.',
          'After that, messages you sent stay with the other person under ‘Former member’, and reviews without your name.',
          'Invoices and payments: as long as tax law asks for, without your name where it allows that.',
          'Sessions: 30 days. Sign-in attempts: hours.',
        ]}
      />
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    text: (
      <p>
        Wherever you live, you may see what we keep about you, have it corrected, get a copy in a form that
        programs can read, have it deleted, and object to a use of it. Write to us from the address of your
        account; we answer within 30 days and charge nothing. You may also complain to the authority of your
        state.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    text: (
      <p>
        Connections are encrypted, passwords are stored as slow one-way hashes, sessions can be ended from
        anywhere, and every request is checked on the server against who you are. If something happens that
        puts you at risk, we tell you without delay.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    text: <p>Wagwell is for people 18 and older. If a child has an account, tell us and we delete it.</p>,
  },
  {
    id: 'about-the-data',
    title: 'About the data',
    text: (
      <p>
        ZIP codes, cities and their positions come from <a href="https://www.geonames.org">GeoNames</a>, used
        under the <a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</a>{' '}
        license. Their time zones were read from boundaries made by{' '}
        <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a>, used under the{' '}
        <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License</a>.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When this policy changes in a way that matters to you, we tell you by email at least 30 days before.
        The date at the top says which version you read.
      </p>
    ),
  },
];
