/** The title of a visit: where it is wrapped, the dot stays behind the names, and the service begins the next line. */
export function VisitTitle({ title }: { title: string }) {
  const [names = title, ...work] = title.split(' · ');
  if (work.length === 0) return title;
  return (
    <>
      <span className="inline-block">{names} ·</span> <span className="inline-block">{work.join(' · ')}</span>
    </>
  );
}
