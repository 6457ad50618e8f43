import { after, minutes } from '#server/platform/clock.ts';
import type { App } from '#server/app.ts';
import { callerOf, readDrawing, uploadDrawing, uploadPicture } from './call-api.ts';
import { drawFace } from './faces/draw-face.ts';
import { drawFront } from './fronts/draw-front.ts';
import type { Front } from './fronts/draw-front.ts';
import type { People } from './people.ts';
import type { Action } from './run-actions.ts';
import { businesses } from './stories/businesses.ts';
import { faces } from './stories/faces.ts';
import { askedVisits, fronts, logos, portfolios } from './stories/pictures.ts';
import type { Work } from './stories/pictures.ts';
import { at } from './story.ts';

type SeenVisit = {
  id: string;
  owner: { name: string };
  reportCard: { beforeAfter: { before: { id: string }; after: { id: string } }[] } | null;
};

/** People add their faces, logos, shops and work, and ask pet owners whether they may show a visit. */
export function pictureActions(app: App, now: Date, people: People): Action[] {
  const call = callerOf(app);
  const cookieOf = (name: string) => {
    const business = businesses.find(({ owner }) => owner === name)?.businessName;
    return people.named.get(business ?? name) ?? '';
  };
  const setFaces = () =>
    twoAtATime(Object.entries(faces), async ([who, face]) => {
      const photoId = await uploadDrawing(app, cookieOf(who), drawFace(face));
      await call(cookieOf(who), 'PUT /api/profiles/photo', { photoId });
    });
  const setLogos = () =>
    twoAtATime(Object.entries(logos), async ([who, drawing]) => {
      const photoId = await uploadPicture(app, cookieOf(who), `logos/${drawing}`);
      await call(cookieOf(who), 'PUT /api/profiles/business/logo', { photoId });
    });
  const addFronts = () =>
    twoAtATime(Object.entries(fronts), async ([who, front]) => {
      const drawing = drawFront(front, await readDrawing(`logos/${logos[who]}`));
      const photoId = await uploadDrawing(app, cookieOf(who), drawing);
      await call(cookieOf(who), 'POST /api/portfolio', { photoId, caption: captionOf(who, front) });
    });
  const addWork = async ([who, works]: [string, Work[]]) => {
    const upload = (drawing: string, when: 'before' | 'after') =>
      uploadPicture(app, cookieOf(who), `work/${drawing}-${when}`);
    // The last one added comes first.
    for (const [drawing, caption] of works.toReversed()) {
      const [beforeId, photoId] = [await upload(drawing, 'before'), await upload(drawing, 'after')];
      await call(cookieOf(who), 'POST /api/portfolio', { photoId, beforeId, caption });
    }
  };
  const addPortfolios = () => twoAtATime(Object.entries(portfolios), addWork);
  const ask = async ({ by, owner, allows }: (typeof askedVisits)[number]) => {
    const visits = await call<SeenVisit[]>(cookieOf(by), 'GET /api/visits?as=provider&limit=100');
    const visit = visits.find((each) => each.owner.name === owner && each.reportCard?.beforeAfter.length);
    const photoIds = visit?.reportCard?.beforeAfter.flatMap((pair) => [pair.before.id, pair.after.id]);
    const url = `/api/visits/${visit?.id}/portfolio-consent`;
    await call(cookieOf(by), `POST ${url}`, { photoIds });
    if (allows) await call(cookieOf(owner), `POST ${url}/answer`, { allow: true });
  };

  const setUp = at(now, -81, '12:00');
  return [
    ...[setFaces, setLogos, addFronts, addPortfolios].map((act, index) => ({
      when: after(setUp, minutes(index)),
      act,
    })),
    ...askedVisits.map((asked) => ({ when: at(now, asked.day, '17:30'), act: () => ask(asked) })),
  ];
}

function captionOf(who: string, { kind }: Front): string {
  if (kind === 'van') return 'Our van, with its own water and power';
  const [street = ''] =
    businesses.find(({ businessName }) => businessName === who)?.address.split(', ') ?? [];
  return `Our shop on ${street.replace(/^\d+ /, '')}`;
}

/** As many photos as the server saves at once without refusing any. */
async function twoAtATime<Item>(items: Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < items.length; first += 2)
    await Promise.all(items.slice(first, first + 2).map(act));
}
