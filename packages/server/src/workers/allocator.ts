/**
 * How glibc gives out memory. One heap for all threads; what is larger than two and a half megabytes goes back to the
 * system when it is freed, and comes in large pages, since being given small ones takes a sixth of the time that reading does.
 * Left to itself glibc keeps ever larger pieces on its heap: after 26 documents that were read a worker held 720 MB,
 * and 755 on the way; with pieces of one megabyte 480, and 590 (2026-11-28, `npm run bench -- reading/memory`, 28.2 and
 * 30.5 s of processor time). From 1 to 2.5 MB lie most planes of a picture or page: kept, a photo of 2 megapixels asks the
 * system for 900 to 2,000 pages in place of 5,500, and a process holds 10 MB more after 27 documents (2026-11-30).
 */
export const ALLOCATOR = [
  'glibc.malloc.arena_max=1',
  'glibc.malloc.mmap_threshold=2500000',
  'glibc.malloc.trim_threshold=64000000',
  'glibc.malloc.hugetlb=1',
].join(':');
