import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import { privacyRightsParts } from './privacy-rights.tsx';
import { Points } from './legal-text.tsx';

function PlacesAndPictures() {
  return (
    <>
      <p>
        Distances are worked out on our own servers from the ZIP code or address you enter. We do not follow
        your device. Location and camera data are removed from pictures before they are stored.
      </p>
      <p>
        Maps are drawn by Wagwell itself and ask no other site. A link for directions opens the map app of
        your device with the address, when you tap it.
      </p>
    </>
  );
}

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
              them, roles, and which versions of these texts you agreed to and when. If you turn them on: what
              your authenticator app is checked against, encrypted, the public keys of your passkeys, and
              recovery codes as one-way hashes.
            </>,
            <>
              <b>Profile.</b> Business name and address, experience, specialties, prices, opening hours and
              areas, certifications with their proofs, and the pictures of your portfolio.
            </>,
            <>
              <b>Work.</b> Shifts, applications, requests, offers, visits, what was recorded about them, and
              reviews.
            </>,
            <>
              <b>Tools.</b> Working hours and time off, saved searches, and what you write into your books:
              expenses, trips and tips.
            </>,
            <>
              <b>Reliability.</b> Which bookings you kept, left late or missed, whether pay and answers came
              in time, and your appeals. <Link to={href('reliability')}>How reliability works</Link> has the
              rules.
            </>,
            <>
              <b>Pets.</b> What you tell us about your pet: breed, weight, age, temper, bites, vaccinations
              and their proofs, pictures. Providers add report cards and bites that they saw.
            </>,
            <>
              <b>Messages</b> and their pictures, reports that you file with a copy of what you reported, and
              whom you block.
            </>,
            <>
              <b>Payments.</b> Plan, amounts, dates and invoices. Card numbers go to the payment processor and
              never reach our database or logs.
            </>,
            <>
              <b>Notifications.</b> What we told you and whether you read it, your choices, and, if you turn
              push on, the address that your browser gives us for it.
            </>,
            <>
              <b>Technical.</b> Your sessions with browser, system and when they were used, and for a short
              time the network address, to stop password guessing and abuse.
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
      <p>
        To run Wagwell for you: showing the right work nearby, keeping agreements, sending what you asked for,
        charging the membership, answering you, and keeping the place safe. We do not build advertising
        profiles, nobody’s data trains anything, and no program alone decides about you: people decide about
        reports, suspensions and appeals.
      </p>
    ),
  },
  {
    id: 'who-sees-what',
    title: 'Who sees what',
    text: (
      <Points
        items={[
          'Members see your profile, your reviews, how many bookings you kept, and what you post for them: shifts, requests, offers.',
          'A complete profile of a groomer or business has a public page, which everybody can read and search engines list: name, town, a salon’s address, prices, hours, portfolio, certifications, reviews with first names, and days on which you are free. You can hide it in your profile.',
          'The proof of a certification is seen by you and our admins alone; the proof of a vaccination also by the provider of that pet’s visit.',
          'Your books, saved searches and the reasons for your time off are yours alone. Your calendar is read by you, and by those who have its secret address if you make one; you can replace it at any time.',
          'Pictures of a visit are seen by its two sides, and by others only while the pet parent consents.',
          'Your invoices are not shown to other members, and your phone and email only to the other side of a booked visit, until a week after it. A pet parent’s last name is shown to a provider only after a booking.',
          'A pet parent’s address is shown to the provider of a booked visit, not before. Distances are shown rounded.',
          'Messages are read by the two people in them. We look at one only when it is reported, or the law requires it. Who reported is not shown to the reported person.',
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
        service, where texts are sent the company that delivers them, which gets the number and the text, and
        the companies that host the servers and store the files. If you turn push on, the push service of your
        browser’s maker delivers the notifications, which are encrypted for your browser. With authorities
        when the law obliges us, and then no more than asked. We do not sell personal data, and do not share
        it for advertising.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and what your browser keeps',
    text: (
      <>
        <p>
          Three cookies are essential for signing in: <code>wagwell_session</code> keeps you signed in, for 90
          days at most and no longer than 30 days without a visit. <code>wagwell_browser</code> says that you
          have signed in with this browser before, for 400 days at most, so that someone who guesses at your
          password elsewhere cannot keep you out. <code>wagwell_sign_in</code> waits ten minutes for your
          code, where two-factor is on. After you have changed something, <code>wagwell_written</code> may
          note for an hour how new our copies have to be, so that you see your own change. On a secure
          connection all names begin with <code>__Host-</code>. None can be read by scripts or is used to
          follow you.
        </p>
        <p>
          Your browser also keeps a few entries of its own, which you can clear at any time: your answer about
          cookies and its date, a copy of your own name and contact details for faster forms (cleared when you
          sign out), messages, check-ins and report cards that were not sent yet, report cards as far as you
          have typed them, how far you are with the tour, which tips you have put away, whose public page you
          came from when you asked for an appointment (a week), and your choices of light or dark and of
          keyboard shortcuts.
        </p>
        <p>
          While you are signed in, it keeps the app and the last lists you saw, today’s work first, so that
          they open without a connection: for one account at a time, emptied when you sign out or another
          account signs in.
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
    text: <PlacesAndPictures />,
  },
  {
    id: 'how-long',
    title: 'How long we keep it, and why',
    text: (
      <Points
        items={[
          'Your account and what belongs to it: until you close it, because it is what you use. Closing deletes your profile and its public page, pictures, certifications, sign-in, calendar, books, saved searches, notifications, saved tips and what your reliability rests on.',
          'After that, what others need stays without your name and place: finished shifts and visits, pay, report cards and bites that a provider filed. Messages you sent and reviews you wrote stay under ‘Former member’; reviews about you are deleted.',
          'Invoices and payments: for good, without your name, because the law asks for the books.',
          'Reports, with their copies, and what admins did: for good, because leaving must not destroy the evidence of harm.',
          `What reliability rests on: ${reliabilityRules.countsForDays} days, as long as it counts; longer only until an open appeal is decided.`,
          'Notifications: 180 days. Sent mails and the notes of what happened that jobs work from: 30 days.',
          'Notes about changes of password, email and other protection: a year at most, so that you can undo what was not you.',
          'Sessions: 90 days at most. Sign-in attempts and limits: hours. What a search had of a profile before it changed: three days. Pictures that nothing shows, and the archive of your data: a day.',
        ]}
      />
    ),
  },
  ...privacyRightsParts,
  {
    id: 'security',
    title: 'How we protect it',
    text: (
      <p>
        Connections are encrypted, passwords are stored as slow one-way hashes and secrets of authenticator
        apps encrypted, sessions can be ended in your settings, and every request is checked on the server
        against who you are. If something happens that puts you at risk, we tell you without delay.
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
        <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License</a>. The outlines on
        maps come from the US Census Bureau and from Natural Earth, which are in the public domain.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When this policy changes, Wagwell shows you what changed the next time you open it and asks for your
        agreement. Until you answer, you can still reach your settings. The date at the top says which version
        you read.
      </p>
    ),
  },
];
