import Fastify from 'fastify'

/* What Fastify can do on this machine when there is nothing to do: a measure for the rest. */

const app = Fastify()
app.get('/', async () => ({ hello: 'world' }))
console.log(`PORT ${new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port}`)
