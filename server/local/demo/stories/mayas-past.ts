import type { ShiftStory } from '#server/local/demo/story.ts';

const maya = 0;
const shoalCreek = 0;

/** Maya's past shifts at Shoal Creek Pet Spa, with good reviews on both sides. */
export const mayasPast: ShiftStory[] = [
  {
    business: shoalCreek,
    title: 'Doodle day',
    day: -16,
    startTime: '08:30',
    endTime: '16:00',
    dogCount: 6,
    payPercentage: 45,
    estimatedPayMin: 210,
    estimatedPayMax: 255,
    requirements: ['Scissor finish'],
    postedBefore: 6,
    applicants: [{ groomer: maya }, { groomer: 27 }],
    ending: {
      kind: 'completed',
      groomer: maya,
      dogs: 6,
      revenue: 53_400,
      pay: 'confirmed',
      ofGroomer: {
        rating: 5,
        tags: ['gentle', 'clean_work', 'would_book_again'],
        text: 'Our nervous Otis stood still for the first time.',
      },
      ofBusiness: {
        rating: 5,
        tags: ['as_described', 'paid_on_time'],
        text: 'A bather beside you all day. You can think about the coat.',
      },
    },
  },
  {
    business: shoalCreek,
    title: 'Two standards and a crowd',
    day: -31,
    startTime: '08:30',
    endTime: '16:30',
    dogCount: 7,
    payPercentage: 45,
    estimatedPayMin: 230,
    estimatedPayMax: 280,
    requirements: ['3+ years', 'Scissor finish'],
    postedBefore: 8,
    applicants: [{ groomer: 13 }, { groomer: maya, message: 'I love a standard.' }],
    ending: {
      kind: 'completed',
      groomer: maya,
      dogs: 7,
      revenue: 61_200,
      bonus: 4000,
      pay: 'confirmed',
      ofGroomer: {
        rating: 5,
        tags: ['on_time', 'fast', 'would_book_again'],
        text: 'Seven dogs out by four, and every topknot level.',
      },
      ofBusiness: {
        rating: 5,
        tags: ['fair_pay', 'friendly_team'],
        text: 'The bonus was on the table before I had packed.',
      },
    },
  },
  {
    business: shoalCreek,
    title: 'Cover for Dana',
    day: -45,
    startTime: '09:00',
    endTime: '15:00',
    dogCount: 5,
    payPercentage: 42,
    postedBefore: 5,
    applicants: [{ groomer: maya }],
    ending: {
      kind: 'completed',
      groomer: maya,
      dogs: 5,
      revenue: 44_800,
      pay: 'confirmed',
      ofGroomer: {
        rating: 4,
        tags: ['gentle', 'tidy_station'],
        text: 'Lovely finish. The last pickup waited ten minutes.',
      },
      ofBusiness: {
        rating: 5,
        tags: ['clean_salon', 'would_work_again'],
        text: 'Calm rooms, quiet dryers, good coffee.',
      },
    },
  },
];
