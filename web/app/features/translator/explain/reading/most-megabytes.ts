/** What an old phone still holds in its memory. Alone in its file: it is told before there is anything to read. */
export const mostMegabytes = 25;
