/** A visit of today: the client's place in the book, the wall-clock times in Austin, and whose tip at check-out, in cents. */
export type TodaysVisit = {
  client: number;
  from: string;
  minutes: number;
  tip: number;
  method: 'cash' | 'card_reader' | 'venmo';
  /** The person of the salon who does the work. */
  by?: string;
};

/** Maya's day in her van: six stops with a drive in between. */
export const mayasDay: TodaysVisit[] = [
  { client: 2, from: '08:00', minutes: 75, tip: 1500, method: 'venmo' },
  { client: 9, from: '09:30', minutes: 90, tip: 2000, method: 'card_reader' },
  { client: 0, from: '11:15', minutes: 120, tip: 2500, method: 'card_reader' },
  { client: 35, from: '13:45', minutes: 60, tip: 0, method: 'cash' },
  { client: 16, from: '15:00', minutes: 105, tip: 1800, method: 'venmo' },
  { client: 36, from: '17:00', minutes: 30, tip: 500, method: 'cash' },
];

/** The people of the demo account's salon. */
export const salonPeople = [
  { name: 'Lee Park', role: 'groomer', atOnce: 2, payPercent: 50 },
  { name: 'Ana Lucero', role: 'groomer', atOnce: 2, payPercent: 48 },
  { name: 'Tess Boyd', role: 'bather', atOnce: 3, payPercent: 40 },
] as const;

/** The salon's day. */
export const salonDay: TodaysVisit[] = [
  { client: 0, from: '08:00', minutes: 120, tip: 2000, method: 'card_reader', by: 'Lee Park' },
  { client: 1, from: '08:30', minutes: 60, tip: 500, method: 'cash', by: 'Tess Boyd' },
  { client: 2, from: '09:00', minutes: 90, tip: 1500, method: 'card_reader', by: 'Ana Lucero' },
  { client: 3, from: '10:30', minutes: 120, tip: 2000, method: 'card_reader', by: 'Lee Park' },
  { client: 4, from: '11:00', minutes: 60, tip: 800, method: 'venmo', by: 'Tess Boyd' },
  { client: 5, from: '12:30', minutes: 90, tip: 1200, method: 'card_reader', by: 'Ana Lucero' },
  { client: 6, from: '13:00', minutes: 60, tip: 500, method: 'cash', by: 'Tess Boyd' },
  { client: 7, from: '14:00', minutes: 120, tip: 2500, method: 'card_reader', by: 'Lee Park' },
];

/** The salon's own clients: household, pet, breed, pounds, cents, minutes, style, bath only. */
const salonBook = `
Olivia | Barnes | Waffles | Goldendoodle | 58 | 12500 | 120 | #4 teddy, round feet |
Marcus | Reed | Zeus | Labrador Retriever | 78 | 6500 | 60 | | bath
Ellen | Sato | Miso | Shih Tzu | 13 | 8200 | 90 | Puppy cut |
Priscilla | Gomez | Churro | Labradoodle | 64 | 13000 | 120 | #5 body, beard long |
Ray | Dalton | Bandit | Australian Shepherd | 49 | 7500 | 60 | Deshed | bath
Joanna | Klein | Truffle | Miniature Poodle | 15 | 9000 | 90 | Lamb cut |
Isaac | Moore | Penny | Beagle | 27 | 5500 | 60 | | bath
Farah | Aziz | Louie | Bernedoodle | 61 | 13500 | 120 | Long teddy, leave the tail |
`;

export const salonClients = () =>
  salonBook
    .trim()
    .split('\n')
    .map((row, place) => {
      const [firstName = '', lastName = '', name = '', breed = '', ...more] = row
        .split(' |')
        .map((cell) => cell.trim());
      const [weight, usualPrice, usualMinutes] = more.slice(0, 3).map(Number);
      const [style = '', bath = ''] = more.slice(3);
      return {
        firstName,
        lastName,
        phone: `(512) 555-02${10 + place}`,
        email: null,
        address: null,
        directions: null,
        notes: null,
        contactBy: 'text' as const,
        pets: [
          {
            name,
            species: 'dog' as const,
            breed,
            weight,
            usualServices: [bath ? ('bath_brush' as const) : ('full_groom' as const)],
            usualPrice,
            usualMinutes,
            everyWeeks: 6,
            style: style || null,
          },
        ],
      };
    });
