import { type CustomComponents, DayPicker, type Labels } from 'react-day-picker';

import { Icon } from '../../icon.tsx';
import '../../css/calendar.css';

type CalendarProps = {
  selected: Date | undefined;
  onSelect: (date: Date) => void;
  min: Date | undefined;
  max: Date | undefined;
  /** Adds month and year pickers, for distant days. */
  yearPicker: boolean;
};

const classNames = {
  root: 'calendar p-3',
  months: 'relative',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: 'icon-btn',
  button_next: 'icon-btn',
  month_caption: 'flex h-11 items-center justify-center font-strong',
  dropdowns: 'flex gap-2',
  dropdown_root: 'relative flex items-center gap-1',
  dropdown: 'absolute inset-0 opacity-0',
  caption_label: 'flex items-center gap-1',
  today: 'is-today',
  selected: 'is-chosen',
  outside: 'is-outside',
};

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

const labels: Partial<Labels> = {
  labelDayButton: (date, { today, selected }) =>
    [today && 'Today', longDay.format(date), selected && 'chosen'].filter(Boolean).join(', '),
};

const components: Partial<CustomComponents> = {
  Chevron: ({ orientation = 'down' }) => <Icon name={orientation} size="s" />,
};

/** A certificate may be good for years; the picker by itself ends with this one. */
const yearsAhead = () => new Date(new Date().getFullYear() + 10, 11);

/** The month view of a DateField, in its own module so that it loads when first opened. */
export function Calendar({ selected, onSelect, min, max, yearPicker }: CalendarProps) {
  const disabled = [...(min ? [{ before: min }] : []), ...(max ? [{ after: max }] : [])];
  return (
    <DayPicker
      mode="single"
      required
      showOutsideDays
      // The popover was just opened to choose a day.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      selected={selected}
      onSelect={onSelect}
      defaultMonth={selected}
      startMonth={min}
      endMonth={max ?? (yearPicker ? yearsAhead() : undefined)}
      disabled={disabled}
      captionLayout={yearPicker ? 'dropdown' : 'label'}
      classNames={classNames}
      labels={labels}
      components={components}
    />
  );
}
