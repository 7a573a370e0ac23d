import { randomInt } from 'node:crypto';

/** Kind words, and none that says what somebody is or did. */
const adjectives = (
  'Bright Brave Calm Careful Caring Cheerful Clever Daring Eager Earnest Fair Faithful Gentle Glad Golden Graceful ' +
  'Grateful Happy Hearty Honest Hopeful Humble Jolly Kind Lively Loyal Lucky Mellow Merry Mighty Modest Noble Open ' +
  'Patient Peaceful Plucky Polite Proud Quick Quiet Ready Resolute Rising Sincere Steady Strong Sunny Swift Tender ' +
  'Thoughtful Tireless Trusty Upbeat Valiant Warm Welcome Willing Wise Witty'
).split(' ');
const nouns = (
  'Acorn Aspen Badger Bear Birch Bluebird Breeze Brook Cardinal Cedar Clover Comet Cottonwood Coyote Crane Creek Daisy ' +
  'Dawn Deer Dolphin Dove Eagle Egret Elk Elm Falcon Fern Finch Forest Fox Garden Harbor Hawk Hazel Heron Hickory ' +
  'Hill Juniper Lake Lantern Lark Lighthouse Lily Lynx Magnolia Maple Meadow Moon Moose Mountain Oak Ocean Orchard ' +
  'Osprey Otter Owl Pelican Pine Prairie Quail Rabbit Rain Raven River Robin Sage Salmon Seal Shore Sparrow Spruce ' +
  'Star Stone Sunrise Swallow Swan Thistle Trail Trout Tulip Turtle Valley Willow Wren'
).split(' ');

/** A name for whoever wrote one post: by chance, so that it tells nothing and links no two posts. */
export function anonymousHandle(): string {
  return `${pick(adjectives)} ${pick(nouns)} ${randomInt(100, 1000)}`;
}

function pick(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? '';
}
