import { color, Eye, line, Mirrored, Nose, Shadow, tufts } from './parts.tsx';

/** A spotted dog waits behind a full bowl. */
export function Bowl() {
  return (
    <>
      <Shadow x={80} y={111} rx={56} />
      <path d="M38 104c2-22 16-32 42-32s40 10 42 32z" fill={color('white')} />
      <path d="M48 46c0-24 12-36 32-36s32 12 32 36c0 20-12 36-32 36S48 66 48 46z" fill={color('white')} />
      <path d="M80 10c-20 0-32 12-32 36 0 8 2 14 5 20 16-2 25-14 25-32 0-8 0-16 2-24z" fill={color('tan')} />
      <path d="M52 16C34 14 22 30 24 52c2 12 12 14 17 6 5-10 6-26 14-36z" fill={color('brown')} />
      <path d="M108 16c18-2 30 14 28 36-2 12-12 14-17 6-5-10-6-26-14-36z" fill={color('white-2')} />
      <Eye x={66} y={42} r={4.6} />
      <Eye x={94} y={42} r={4.6} />
      <path d="M60 33q6-4 11-1m18 0q6-3 11 1" stroke={color('tan-2')} strokeWidth="2.6" {...line} />
      <ellipse cx="80" cy="60" rx="18" ry="14" fill={color('cream')} />
      <Nose x={80} y={48} wide={8} />
      <path d="M74 66h13q1 10-6 10t-7-10z" fill={color('pink')} />
      <path d="M46 84q34-12 68 0" stroke={color('choc')} {...tufts(14)} fill={color('choc')} />
      <path d="M58 80h.1m14-3h.1m16 0h.1m14 4h.1" stroke={color('tan-2')} strokeWidth="6" {...line} />
      <path d="M38 84h84l10 22q2 6-5 6H33q-7 0-5-6z" fill={color('coral')} />
      <rect x="34" y="81" width="92" height="8" rx="4" fill={color('coral-2')} />
      <Mirrored x={80}>
        <circle cx="70" cy="96" r="4" fill={color('white')} />
        <circle cx="70" cy="103" r="4" fill={color('white')} />
        <path d="M70 97h11v5H70z" fill={color('white')} />
      </Mirrored>
    </>
  );
}
