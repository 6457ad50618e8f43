import { Input, type InputProps } from '../input.tsx';

/** A field for a wall time 'HH:MM' with the device's own picker; `step` is in minutes. */
export function TimeField({ step = 15, ...rest }: Omit<InputProps, 'type' | 'step'> & { step?: number }) {
  return <Input {...rest} type="time" step={step * 60} />;
}
