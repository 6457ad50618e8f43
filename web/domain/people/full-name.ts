/** 'Jordan Ellis', or 'Jordan' if the last name is hidden. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string | null }): string =>
  lastName === null ? firstName : `${firstName} ${lastName}`;
