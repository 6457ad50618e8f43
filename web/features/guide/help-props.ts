/** What the help menu needs to know. */
export type HelpProps = {
  supportEmail: string;
  /** True for members whose plan has priority support. */
  hasPriority: boolean;
  onShowShortcuts: () => void;
};
