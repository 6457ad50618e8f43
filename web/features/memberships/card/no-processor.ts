/** Message for pet owners if no payment processor is set up. */
export const noProcessor = {
  title: 'Membership Required',
  description:
    'Pet owners need a membership to access premium grooming services. Contact support to set up payment processing.',
};
