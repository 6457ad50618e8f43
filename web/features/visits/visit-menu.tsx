import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isCompleted } from '#contract/grooming/grooming-lifecycle.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { useIsFrontDesk } from '#web/domain/front-desk/use-is-front-desk.ts';
import { isOverdue, mayTellOnMyWay } from '#web/domain/visits/next-act.ts';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useNow } from '#web/lib/use-now.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { canRedo, canStillMend, otherName, wasThere } from './visit-words.ts';
import type { Side } from './visit-words.ts';

const AskPrice = lazyPart(() => import('#web/domain/price-changes/ask-price.tsx'));
const CheckInVisit = lazyPart(() => import('./check-in/check-in-visit.tsx'));
const CompleteVisit = lazyPart(() => import('./report-cards/complete-visit.tsx'));
const RunLate = lazyPart(() => import('./moves/run-late.tsx'));
const StopVisit = lazyPart(() => import('./close/stop-visit.tsx'));
const MoveVisit = lazyPart(() => import('./moves/move-visit.tsx'));
const ChangeVisit = lazyPart(() => import('./change-visit.tsx'));
const CancelVisit = lazyPart(() => import('./cancel/cancel-visit.tsx'));
const ReportNoShow = lazyPart(() => import('./no-show/report-no-show.tsx'));
const RedoVisit = lazyPart(() => import('./booking/redo-visit.tsx'));
const RepeatVisit = lazyPart(() => import('./booking/repeat-visit.tsx'));
const AskToRepeat = lazyPart(() => import('./booking/ask-to-repeat.tsx'));
const FileIncident = lazyPart(() => import('./file-incident.tsx'));

type Asked =
  | 'arrival'
  | 'card'
  | 'late'
  | 'change'
  | 'price'
  | 'move'
  | 'stop'
  | 'no_show'
  | 'cancel'
  | 'incident'
  | 'repeat'
  | 'redo';

const inMenu: Visit['actions'] = [
  'late',
  'reprice',
  'move',
  'propose_move',
  'undo_check_in',
  'stop',
  'no_show',
  'cancel',
];

/** Whether anything is left to do with a visit besides the buttons of its page. */
export const hasMenu = (visit: Visit): boolean =>
  visit.status === 'booked' || wasThere(visit) || inMenu.some((action) => visit.actions.includes(action));

/** What was done or is booked can be the first of many. */
const mayRepeat = ({ status }: Visit): boolean =>
  status === 'booked' || status === 'checked_in' || isCompleted(status);

type VisitMenuProps = {
  visit: Visit;
  side?: Side;
  /** On the visit's own page; acts that have a button there are left out. */
  onPage?: boolean;
  /** More items, at the top. */
  children?: ReactNode;
};

/** Everything that a side may do with a visit besides its next step. */
export function VisitMenu({ visit, side = 'provider', onPage = false, children }: VisitMenuProps) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const can = (action: Visit['actions'][number]) => visit.actions.includes(action);
  const undo = { params: { id: visit.id } };
  const undoCheckIn = useKeepingAction(
    'POST /api/visits/:id/undo-check-in',
    keptFor(visit, 'Undoing the check-in of'),
    {
      done: { title: 'The check-in is taken back' },
      failed: 'It was not taken back',
    },
  );
  const withdraw = useKeepingAction(
    'POST /api/visits/:id/withdraw-no-show',
    keptFor(visit, 'Taking back the no-show of'),
    { done: { title: 'The visit is booked again' }, failed: 'The no-show stays' },
  );
  const onMyWay = useKeepingAction('POST /api/visits/:id/on-my-way', keptFor(visit, 'On the way to'), {
    failed: 'It was not recorded',
  });
  const waits = useAction('POST /api/waiting-clients', {
    done: { title: 'Noted. You see it on your Day when something opens' },
    failed: 'It was not recorded',
  });
  const now = useNow();
  const { client } = visit;
  const isProvider = side === 'provider';
  const isDesk = useIsFrontDesk();
  return (
    <>
      <Menu trigger={<IconButton icon="more" label={`More for ${visit.title}`} />}>
        {children}
        {!onPage && (
          <MenuItem asChild>
            <Link to={href('visit', { id: visit.id })}>See the visit</Link>
          </MenuItem>
        )}
        {!onPage && (can('check_in') || can('complete')) && (
          <MenuItem onSelect={() => setAsked('arrival')}>Coat, photos, consents</MenuItem>
        )}
        {!onPage && can('complete') && (
          <MenuItem onSelect={() => setAsked('card')}>Complete with a report card</MenuItem>
        )}
        {onPage && isProvider && canStillMend(visit) && (
          <MenuItem onSelect={() => setAsked('card')}>Edit the report card</MenuItem>
        )}
        {mayTellOnMyWay(visit) && isOverdue(visit, now) && (
          <MenuItem onSelect={() => void onMyWay.run(undo)}>On my way</MenuItem>
        )}
        {can('late') && <MenuItem onSelect={() => setAsked('late')}>Running late</MenuItem>}
        {!onPage && can('ask_price') && visit.askedPrice === null && (
          <MenuItem onSelect={() => setAsked('price')}>Ask for a higher price</MenuItem>
        )}
        {can('reprice') && <MenuItem onSelect={() => setAsked('change')}>Change services and price</MenuItem>}
        {(can('move') || can('propose_move')) && <MenuItem onSelect={() => setAsked('move')}>Move</MenuItem>}
        {isProvider && can('move') && client && (
          <MenuItem onSelect={() => void waits.run({ body: { clientId: client.id, visitId: visit.id } })}>
            Wants an earlier time
          </MenuItem>
        )}
        {mayRepeat(visit) &&
          (isProvider ? client && visit.source !== 'marketplace' && !isDesk : visit.owner) && (
            <MenuItem onSelect={() => setAsked('repeat')}>{isProvider ? 'Repeat' : 'Ask to repeat'}</MenuItem>
          )}
        {can('undo_check_in') && (
          <MenuItem onSelect={() => void undoCheckIn.run(undo)}>Undo check-in</MenuItem>
        )}
        {!onPage && can('withdraw_no_show') && (
          <MenuItem onSelect={() => void withdraw.run(undo)}>Take back the no-show</MenuItem>
        )}
        {isProvider && canRedo(visit) && (
          <MenuItem onSelect={() => setAsked('redo')}>Book a free redo</MenuItem>
        )}
        {isProvider && wasThere(visit) && (
          <MenuItem onSelect={() => setAsked('incident')}>File an incident</MenuItem>
        )}
        {can('stop') && (
          <MenuItem danger onSelect={() => setAsked('stop')}>
            Stop the work
          </MenuItem>
        )}
        {can('no_show') && (
          <MenuItem danger onSelect={() => setAsked('no_show')}>
            {otherName(visit, side)} did not come
          </MenuItem>
        )}
        {can('cancel') && (
          <MenuItem danger onSelect={() => setAsked('cancel')}>
            Cancel
          </MenuItem>
        )}
      </Menu>
      <Suspense>
        {asked === 'arrival' && <CheckInVisit visit={visit} onClose={close} />}
        {asked === 'card' && <CompleteVisit visit={visit} onClose={close} />}
        {asked === 'late' && <RunLate visit={visit} onClose={close} />}
        {asked === 'price' && <AskPrice visit={visit} agreed={visit.price ?? 0} onClose={close} />}
        {asked === 'change' && <ChangeVisit visit={visit} onClose={close} />}
        {asked === 'move' && <MoveVisit visit={visit} side={side} onClose={close} />}
        {asked === 'stop' && <StopVisit visit={visit} onClose={close} />}
        {asked === 'no_show' && <ReportNoShow visit={visit} side={side} onClose={close} />}
        {asked === 'cancel' && <CancelVisit visit={visit} side={side} onClose={close} />}
        {asked === 'redo' && <RedoVisit visit={visit} onClose={close} />}
        {asked === 'repeat' &&
          (isProvider ? (
            <RepeatVisit visit={visit} onClose={close} />
          ) : (
            <AskToRepeat visit={visit} onClose={close} />
          ))}
        {asked === 'incident' && <FileIncident visit={visit} onClose={close} />}
      </Suspense>
    </>
  );
}
