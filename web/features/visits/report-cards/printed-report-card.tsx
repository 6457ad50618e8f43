import type { Visit } from '#contract/grooming/visits.ts';
import type { ReportCard } from '#contract/grooming/report-cards.ts';
import { fullDate } from '#web/lib/dates.ts';
import { petLine, petNames } from '#web/domain/pets/pet-words.ts';
import { Logo } from '#web/ui/brand/logo.tsx';
import { PetPicture } from '#web/domain/pets/pet-picture.tsx';
import { ReportCardText } from './report-card.tsx';
import { visitTimes } from '../visit-words.ts';

/** Number of photos that fit on one page next to the text. */
const pairsPrinted = 2;
const photosPrinted = 4;

/** The report card as one printed page. */
export function PrintedReportCard({ visit, card }: { visit: Visit; card: ReportCard }) {
  const { provider, pets } = visit;
  const [first] = pets;
  const pairs = card.beforeAfter.slice(0, pairsPrinted);
  return (
    <article
      data-theme="light"
      className="mx-auto grid w-full max-w-200 content-start gap-6 rounded-m border border-line bg-card p-6 text-ink sm:p-10 print:max-w-none print:gap-4 print:border-0 print:p-0"
    >
      <header className="grid grid-cols-[1fr_auto] items-start gap-4 border-b-2 border-ink pb-4 sm:grid-cols-[auto_1fr_auto] sm:items-center print:grid-cols-[auto_1fr_auto]">
        {first && <PetPicture pet={first} alone width={160} className="size-24 rounded-m" />}
        <div className="min-w-0 max-sm:order-last max-sm:col-span-2 print:order-none print:col-span-1">
          <p className="text-s font-strong">Report card</p>
          <h1 className="wrap-anywhere print:text-[1.75rem]">{petNames(pets)}</h1>
          {pets.map((pet) => (
            <p key={pet.id} className="text-ink-2">
              {pets.length > 1 && `${pet.name}: `}
              {petLine(pet)}
            </p>
          ))}
        </div>
        <Logo />
      </header>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-3 print:grid-cols-3">
        <Fact label="Groomed by">{provider.name}</Fact>
        <Fact label="On">{fullDate(visit.startsAt, visit.timeZone)}</Fact>
        <Fact label="At">{visitTimes(visit)}</Fact>
      </dl>
      {pairs.length > 0 && (
        <div className="grid gap-3">
          {pairs.map(({ before, after }) => (
            <div key={before.id} className="grid grid-cols-2 gap-3">
              <Printed url={before.url} words="Before" />
              <Printed url={after.url} words="After" />
            </div>
          ))}
        </div>
      )}
      <h2 className="sr-only">What was done and found</h2>
      <ReportCardText card={card} />
      {card.photos.length > 0 && (
        <ul className="grid grid-cols-4 gap-2" aria-label="Photos">
          {card.photos.slice(0, photosPrinted).map(({ id, url }) => (
            <li key={id}>
              <img src={url} alt="" className="aspect-square w-full rounded-s object-cover" />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-s text-ink-2">{label}</dt>
      <dd className="font-strong wrap-anywhere">{children}</dd>
    </div>
  );
}

function Printed({ url, words }: { url: string; words: string }) {
  return (
    <figure className="grid gap-1">
      <img src={url} alt="" className="aspect-5/4 w-full rounded-s object-cover print:aspect-3/2" />
      <figcaption className="text-s text-ink-2">{words}</figcaption>
    </figure>
  );
}
