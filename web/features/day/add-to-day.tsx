import { useIsFrontDesk } from '#web/domain/front-desk/use-is-front-desk.ts';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';

export type ToAdd = 'visit' | 'walk-in' | 'client' | 'time-off' | 'series';

type AddToDayProps = {
  /** On the board a new visit is one tap, filled unless a visit that is shown has the filled button; the rest is in the menu next to it. */
  visitButton?: 'primary' | 'line' | undefined;
  onAsk: (what: ToAdd) => void;
};

/** Everything that is added to a day, as one button. */
export function AddToDay({ visitButton, onAsk }: AddToDayProps) {
  const isDesk = useIsFrontDesk();
  const items = (
    <>
      <MenuItem onSelect={() => onAsk('walk-in')}>Walk-in</MenuItem>
      <MenuItem onSelect={() => onAsk('client')}>Client</MenuItem>
      {!isDesk && (
        <>
          <MenuItem onSelect={() => onAsk('time-off')}>Time off</MenuItem>
          <MenuItem onSelect={() => onAsk('series')}>Visits that repeat</MenuItem>
        </>
      )}
    </>
  );
  if (visitButton)
    return (
      <div className="flex">
        <AddButton
          what="visit"
          variant={visitButton}
          className="rounded-e-none!"
          onClick={() => onAsk('visit')}
        />
        <Menu
          trigger={
            <Button
              variant={visitButton}
              className={
                visitButton === 'primary'
                  ? 'rounded-s-none! border-s-(--on-primary)! px-2.5!'
                  : 'rounded-s-none! border-s-0! px-2.5!'
              }
              aria-label="More to add"
            >
              <Icon name="down" size="s" />
            </Button>
          }
        >
          {items}
        </Menu>
      </div>
    );
  return (
    <Menu
      trigger={
        <Button className="max-sm:px-3!">
          <Icon name="plus" size="s" className="max-[24rem]:hidden" />
          Add
        </Button>
      }
    >
      <MenuItem onSelect={() => onAsk('visit')}>Visit</MenuItem>
      {items}
    </Menu>
  );
}
