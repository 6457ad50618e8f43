import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { Points } from './legal-text.tsx';

/** Sections of the Terms of Service about people, work and behavior. */
export const peopleTerms = [
  {
    id: 'what-wagwell-is',
    title: 'What Wagwell is',
    text: (
      <>
        <p>
          Wagwell is a marketplace where groomers, salons, mobile groomers and pet parents find each other and
          keep track of their work together. We are not an employer, a staffing agency, a veterinarian or a
          party to what members agree with each other. Whether a groomer works as an employee or independently
          is for the two of them and the law of their state, not for Wagwell.
        </p>
        <p>
          These terms are an agreement between you and Wagwell. You accept them when you create an account,
          and anew when they change; we keep each version you accepted and the time.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <Points
        items={[
          'You are at least 18 years old, and what you tell us about yourself is true.',
          'An account belongs to one person or one business. It may hold several roles: groomer, owner, pet parent.',
          'Keep your password to yourself, and tell us if you think someone else knows it.',
          'Licenses, insurance and taxes that your work needs are yours to hold and to pay.',
        ]}
      />
    ),
  },
];

export const workTerms = [
  {
    id: 'shifts',
    title: 'Shifts',
    text: (
      <>
        <p>
          An owner who posts a shift offers the work as described; a groomer who applies offers to do it. Once
          an owner accepts, the two of you have an agreement. Wagwell shows it, reminds both of you and keeps
          its history.
        </p>
        <Points
          items={[
            'Pay shown before a shift is an estimate. Between the two of you, what counts is the agreed share of the revenue recorded afterwards, plus any bonus.',
            'For W-2 work the law sets a floor: minimum wage and overtime for the hours worked are owed whatever the share comes to. Which kind of work it is, the law decides, not the label on the shift.',
            'The owner records dogs and revenue, the groomer confirms or disputes them. After 48 hours of silence the figures count as recorded; that waives no wage that the law grants.',
            'Owners pay groomers directly. That money does not pass through Wagwell.',
            <>
              If you cannot come, withdraw or cancel in Wagwell as early as possible. Before you do, you see
              whether it counts; <Link to={href('reliability')}>How reliability works</Link> has the rules,
              and you can appeal. Withdrawing an application that was not accepted never counts.
            </>,
          ]}
        />
      </>
    ),
  },
  {
    id: 'pets',
    title: 'Grooming requests and visits',
    text: (
      <>
        <p>
          A pet parent who accepts an offer books a visit with that groomer or salon, at that price and time.
          Pay the provider directly, the way you agree with them.
        </p>
        <Points
          items={[
            'Tell the truth about your pet’s temper, bites, health and vaccinations. A provider may decline a pet that does not meet their vaccination rules on the day.',
            'A provider stops when going on would hurt the animal, and writes down what was found.',
            'Care tips are general information. For anything medical, ask a veterinarian.',
          ]}
        />
      </>
    ),
  },
  {
    id: 'reviews',
    title: 'Reviews',
    text: (
      <>
        <p>
          Reviews are written only after completed work, by both sides. Each stays hidden until the other side
          has written too, or 14 days have passed, so that no review is an answer to a review. The person
          reviewed may reply once.
        </p>
        <p>
          Say what happened to you. Reviews may not be bought, traded or written about oneself. We do not
          change what they say; we remove those that break these terms, and tell the author why.
        </p>
      </>
    ),
  },
  {
    id: 'certifications',
    title: 'Certifications and figures',
    text: (
      <>
        <p>
          What profiles say is what their owners say. A certification is marked as checked once one of us has
          compared it with its certificate; that is no promise of good work, nor that it is still valid today.
          Ratings come from reviews, and how many bookings a member kept comes from what happened on Wagwell.
        </p>
        <p>
          The books of a year sum up your own entries and your work on Wagwell. They are a record of your own,
          not tax advice.
        </p>
      </>
    ),
  },
  {
    id: 'messages',
    title: 'Messages',
    text: (
      <p>
        Messages are for business purposes only: shifts, visits, offers and what belongs to them. No
        advertising in bulk, no harassment, no requests for passwords or card numbers. You can block and
        report anyone.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    text: (
      <Points
        items={[
          'False profiles, certifications, reviews or offers.',
          'Discrimination, threats, cruelty to animals, or anything against the law.',
          'Reading the site in bulk with programs, getting around limits, or looking for ways into other accounts.',
          'Passing on what you learn about other members for anything but the work you do with them.',
        ]}
      />
    ),
  },
  {
    id: 'content',
    title: 'What you post',
    text: (
      <p>
        Your words and pictures stay yours. You allow us to store, resize and show them inside Wagwell, and
        those of a groomer’s or business’s profile on its public page, which everybody can read until you hide
        it. Post only what you may share; people in your pictures must agree to it. Pictures of a visit are
        shown to others only while the pet parent consents. Delete something and we stop showing it.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Suspending and ending',
    text: (
      <p>
        You may close your account in your settings at any time; what is still ahead is cancelled and the
        other side is notified. We may suspend an account that breaks these terms or puts people or animals at
        risk. We say why, and you may answer. If we end your account other than for a serious breach, we
        return the paid part of the term that is lost.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    text: (
      <>
        <p>
          We run Wagwell with care, but cannot promise that it is always there or free of errors, nor how
          members behave. Agreements between members are theirs to keep. Where the law allows it, our
          liability is limited to what you paid us in the twelve months before the damage.
        </p>
        <p>Nothing here limits rights that the law does not let us limit.</p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Disputes and law',
    text: (
      <p>
        If something goes wrong, write to us first; most things are settled within a few days. The law of the
        state you live in applies, and its courts decide, small claims courts included.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    text: (
      <p>
        When these terms change, Wagwell shows you what changed the next time you open it and asks for your
        agreement. The new version binds you only once you agree. If you do not, you can still reach your
        settings and your membership, cancel there, and take your data with you. The date at the top says
        which version you read.
      </p>
    ),
  },
];
