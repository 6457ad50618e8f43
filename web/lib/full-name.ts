/** 'Jordan Ellis', or 'Jordan' where the surname is not told. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string | null }): string =>
  lastName === null ? firstName : `${firstName} ${lastName}`;
