import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** A link to the calendar file of one booking. */
export function AddToCalendar({ path, primary = false }: { path: string; primary?: boolean }) {
  return (
    <Button asChild wide variant={primary ? 'primary' : 'line'}>
      <a href={path} download>
        <Icon name="calendar" size="s" />
        Add to calendar
      </a>
    </Button>
  );
}
