import { describe, expect, it } from '@jest/globals';
import { createFrontier } from '../../sites/frontier.ts';

const at = (path: string) => new URL(path, 'https://a.example/');
const entry = (path: string, score = 0) => ({ url: at(path), score, depth: 1 });
const drain = (frontier: ReturnType<typeof createFrontier>, most = 1_000) => {
  const paths: string[] = [];
  for (let next = frontier.take(); next && paths.length < most; next = frontier.take())
    paths.push(next.url.pathname + next.url.search);
  return paths;
};

describe('a frontier', () => {
  it('gives the best page first, and among equals the one found first', () => {
    const frontier = createFrontier();
    for (const [path, score] of [
      ['/a', 1],
      ['/b', 5],
      ['/c', 5],
      ['/d', 9],
    ] as const)
      frontier.add(entry(path, score));
    expect(drain(frontier)).toEqual(['/d', '/b', '/c', '/a']);
  });

  it('gives each page once, at the best score it was found with', () => {
    const frontier = createFrontier();
    frontier.add(entry('/a', 1));
    frontier.add(entry('/b', 2));
    frontier.add(entry('/a/', 3));
    expect(drain(frontier)).toEqual(['/a', '/b']);
    frontier.add(entry('/a', 9));
    expect(frontier.take()).toBeUndefined();
  });

  it('leaves out what was claimed, and says whether it was new', () => {
    const frontier = createFrontier();
    frontier.add(entry('/a'));
    expect([frontier.claim(at('/a')), frontier.claim(at('/a')), frontier.size]).toEqual([true, false, 0]);
  });

  it('goes to a destination of another spelling, once', () => {
    const frontier = createFrontier();
    frontier.claim(at('/'));
    frontier.add(entry('/index.html'));
    expect(frontier.size).toBe(0);
    frontier.addDestination(entry('/index.html'));
    frontier.addDestination(entry('/'));
    expect(drain(frontier)).toEqual(['/index.html']);
    frontier.addDestination(entry('/index.html'));
    expect(frontier.size).toBe(0);
  });

  it('gives a page again that was put back', () => {
    const frontier = createFrontier();
    frontier.add(entry('/a'));
    const taken = frontier.take();
    frontier.putBack(taken!);
    expect(drain(frontier)).toEqual(['/a']);
  });

  it('does not let one folder or one path have it all', () => {
    const frontier = createFrontier();
    for (let number = 0; number < 50; number += 1) {
      frontier.add(entry(`/products/${number}`, 8));
      frontier.add(entry(`/list?sort=${number}`, 8));
    }
    frontier.add(entry('/somewhere', 0));
    expect(drain(frontier, 25)).toContain('/somewhere');
  });

  it('keeps a bounded number of pages, and of queries to one path', () => {
    const frontier = createFrontier();
    for (let number = 0; number < 6_000; number += 1) frontier.add(entry(`/calendar?day=${number}`));
    expect(frontier.size).toBe(60);
    for (let number = 0; number < 6_000; number += 1) frontier.add(entry(`/p/${number}`));
    expect(frontier.size).toBe(5_000);
  });
});
