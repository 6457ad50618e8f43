import { Collar, Curls, Eyes, Fluff, Nose, type PetProps, Portrait, Tongue } from './parts.tsx';

const curls = [
  [73, 62],
  [99, 52],
  [119, 66],
  [85, 44],
  [65, 84],
  [127, 88],
  [61, 190],
  [91, 196],
  [125, 190],
] as const;

/** Goldendoodle, curly. */
export function Doodle(props: PetProps) {
  return (
    <Portrait {...props}>
      <Fluff color="apricot" x={100} y={200} w={64} h={50} tuft={13} count={20} />
      <Collar color="green" y={10} />
      <Fluff color="apricot" x={100} y={92} w={50} h={46} tuft={12} count={20} />
      <Fluff color="apricot" x={100} y={56} w={32} h={16} tuft={11} count={10} />
      <Fluff color="apricot-2" x={46} y={104} w={12} h={30} tuft={9} count={12} />
      <Fluff color="apricot-2" x={154} y={104} w={12} h={30} tuft={9} count={12} />
      <Fluff color="white" x={100} y={122} w={26} h={19} tuft={8} count={14} />
      <Curls at={curls} color="apricot-2" />
      <Eyes y={94} r={7} />
      <Nose y={106} />
      <Tongue y={128} />
    </Portrait>
  );
}
