import { clsx } from 'clsx';
import { useMemo } from 'react';
import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string; className?: string };

/** A QR code, dark on white in both themes, since cameras expect that. */
export function QrCode({ text, label, className = 'w-56' }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 2 }), [text]);
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={clsx('qr max-w-full justify-self-center rounded-m', className)}
    >
      <path d={path} />
    </svg>
  );
}
