/** What pet owners are told where nobody takes payments. */
export const noProcessor = {
  title: 'Membership Required',
  description:
    'Pet owners need a membership to access premium grooming services. Contact support to set up payment processing.',
};
