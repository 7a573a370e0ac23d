/** At the end of an address: go on where the person stopped. A notification can hand over nothing but an address. */
export const goOnHere = '#go-on';
