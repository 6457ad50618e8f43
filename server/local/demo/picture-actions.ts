import { after, minutes } from '#server/platform/clock.ts';
import type { App } from '#server/app.ts';
import { callerOf, uploadPicture } from './call-api.ts';
import type { People } from './people.ts';
import type { Action } from './run-actions.ts';
import { askedVisits, faces, logos, portfolios } from './stories/pictures.ts';
import { at } from './story.ts';

type SeenVisit = {
  id: string;
  owner: { name: string };
  reportCard: { beforeAfter: { before: { id: string }; after: { id: string } }[] } | null;
};

/** People add their faces, logos and work, and ask pet owners whether they may show a visit. */
export function pictureActions(app: App, now: Date, people: People): Action[] {
  const call = callerOf(app);
  const cookieOf = (name: string) => people.named.get(name) ?? '';
  const set = (what: string) => async (who: string, drawing: string) => {
    const photoId = await uploadPicture(app, cookieOf(who), drawing);
    await call(cookieOf(who), what, { photoId });
  };
  const setFace = set('PUT /api/profiles/photo');
  const setLogo = set('PUT /api/profiles/business/logo');
  const addWork = async (who: string, drawing: string, caption: string) => {
    const upload = (when: 'before' | 'after') => uploadPicture(app, cookieOf(who), `work/${drawing}-${when}`);
    const [beforeId, photoId] = [await upload('before'), await upload('after')];
    await call(cookieOf(who), 'POST /api/portfolio', { photoId, beforeId, caption });
  };
  const ask = async ({ by, owner, allows }: (typeof askedVisits)[number]) => {
    const visits = await call<SeenVisit[]>(cookieOf(by), 'GET /api/visits?as=provider&limit=100');
    const visit = visits.find((each) => each.owner.name === owner && each.reportCard?.beforeAfter.length);
    const photoIds = visit?.reportCard?.beforeAfter.flatMap((pair) => [pair.before.id, pair.after.id]);
    const url = `/api/visits/${visit?.id}/portfolio-consent`;
    await call(cookieOf(by), `POST ${url}`, { photoIds });
    if (allows) await call(cookieOf(owner), `POST ${url}/answer`, { allow: true });
  };

  const setUp = at(now, -81, '12:00');
  const first: (() => Promise<unknown>)[] = [
    ...Object.entries(faces).map(
      ([who, drawing]) =>
        () =>
          setFace(who, `faces/${drawing}`),
    ),
    ...Object.entries(logos).map(
      ([who, drawing]) =>
        () =>
          setLogo(who, `logos/${drawing}`),
    ),
    // The last one added comes first.
    ...Object.entries(portfolios).flatMap(([who, works]) =>
      works.toReversed().map(
        ([drawing, caption]) =>
          () =>
            addWork(who, drawing, caption),
      ),
    ),
  ];
  return [
    ...first.map((act, index) => ({ when: after(setUp, minutes(index)), act })),
    ...askedVisits.map((asked) => ({ when: at(now, asked.day, '17:30'), act: () => ask(asked) })),
  ];
}
