import Fastify from 'fastify'

/* A minimal Fastify server as a baseline. */

const app = Fastify()
app.get('/', async () => ({ hello: 'world' }))
console.log(`PORT ${new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port}`)
