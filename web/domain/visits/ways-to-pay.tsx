type WaysToPayProps = { to: { paymentLinks: readonly string[]; zelle: string } };

/** Where the client can pay the provider; the program does not move this money. */
export function WaysToPay({ to: { paymentLinks, zelle } }: WaysToPayProps) {
  if (paymentLinks.length === 0 && !zelle) return null;
  return (
    <ul className="grid gap-1">
      {paymentLinks.map((link) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener noreferrer" className="underline wrap-anywhere">
            {link.replace('https://', '')}
          </a>
        </li>
      ))}
      {zelle && <li className="wrap-anywhere">Zelle: {zelle}</li>}
    </ul>
  );
}
