/** Pages that were read and that nobody is sent to. */
export const read = {
  library: 'https://fclawlib.libguides.com/expungement/laws',
  guide: 'https://www.rittgers.com/blog/2022/03/sealing-a-record-of-non-conviction/',
  arrest:
    'https://www.hennenberg.com/blog/2012/10/whats-on-your-record-expungements-are-not-just-for-those-with-criminal-records/',
  hearing: 'https://westonhurd.com/big-criminal-law-changes-from-senate-bill-288',
} as const;
