import { expect, test } from 'vitest';
import { speaksOfSelfHarm } from './crisis.ts';

test.each([
  'I want to die some days because of this record',
  'sometimes i think about suicide',
  'I’ve been suicidal since I lost the job',
  'I was going to kill myself last winter',
  'My kids would be better off without me',
  'I just want to end it all.',
  'there is no point in living like this',
  'I don’t want to live like this anymore',
  'I dont wanna wake up tomorrow',
  'I wish I was never born',
  'cutting myself again after the denial',
  'I tried to take my own life in 2019',
  'my brother killed himself after the arrest',
  'I wish I were dead',
  'i want to k1ll myself',
  'life is not worth living with a felony',
  'I volunteer at a suicide hotline and have a record',
])('crisis help stands below: %s', (text) => {
  expect(speaksOfSelfHarm(text)).toBe(true);
});

test.each([
  'I kill time at the library while I wait for the judge',
  'Every job application is a dead end',
  'This wait is killing me!',
  'I am dying to know whether it was sealed',
  'The deadline is Friday, I nearly died of embarrassment',
  'They charged me with attempted murder, later dropped',
  'I live in Texas and want to live a normal life',
  'Take my life story as an example',
  'I would die for my kids',
  'I can’t go on vacation abroad with a record',
  'I hurt my back and lost my job',
  'He cut me off on the road and I got a reckless driving charge',
])('nothing stands below: %s', (text) => {
  expect(speaksOfSelfHarm(text)).toBe(false);
});
