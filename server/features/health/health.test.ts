import { expect, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { testApp } from '../../testing/app.ts';
import { onBothEngines } from '../../testing/engines.ts';

onBothEngines('Health', (context) => {
  test('the process says that it is up, and its version', async () => {
    const app = await testApp({ database: context.database });
    const response = await app.inject({ url: '/api/health' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  });

  test('it is ready while the database answers and its tables are known', async () => {
    const app = await testApp({ database: context.database });
    const response = await app.inject({ url: '/api/ready' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ready' });
  });

  test('it is up but not ready while a migration is missing', async () => {
    await context.database.tables.deleteFrom('migrations').execute();
    const app = await testApp({ database: context.database });
    expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200);
    const response = await app.inject({ url: '/api/ready' });
    expect(response.statusCode).toBe(503);
    expect(response.json().error.code).toBe('not_ready');
  });

  test('it is up but not ready once the database is gone', async () => {
    const database = connect(context.place);
    const app = await testApp({ database });
    expect((await app.inject({ url: '/api/ready' })).statusCode).toBe(200);
    await database.close();
    expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200);
    const response = await app.inject({ url: '/api/ready' });
    expect(response.statusCode).toBe(503);
    expect(response.json().error.code).toBe('not_ready');
  });
});
