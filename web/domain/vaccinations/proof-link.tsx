import { Icon } from '#web/ui/icon.tsx';

type ProofLinkProps = {
  proof: { url: string; type: 'photo' | 'pdf' };
  /** What it proves, e.g. "Rabies", for screen readers. */
  of: string;
};

/** Opens the proof of a vaccination: a photo in a new tab, a PDF as a download. */
export function ProofLink({ proof, of }: ProofLinkProps) {
  const isPdf = proof.type === 'pdf';
  return (
    <a
      href={isPdf ? proof.url : `${proof.url}?size=large`}
      {...(isPdf ? {} : { target: '_blank', rel: 'noreferrer' })}
      className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap underline"
    >
      <Icon name="file" size="s" />
      {isPdf ? 'Open PDF' : 'Proof'}
      <span className="sr-only">
        {isPdf ? ', proof' : ''} of {of}
        {isPdf ? '' : ', opens in a new tab'}
      </span>
    </a>
  );
}
