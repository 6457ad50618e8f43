/** The page's heading on the tabs after the first, which alone shows its head: work comes before words. */
export const HeadOfTab = ({ children }: { children: string }) => (
  <div className="pt-3">
    <h1 className="sr-only">{children}</h1>
  </div>
);

/** Shows the next tab from its top: the head that goes away would leave it scrolled past its beginning. */
export const toTop =
  (choose: (tab: string) => void) =>
  (tab: string): void => {
    choose(tab);
    window.scrollTo(0, 0);
  };
